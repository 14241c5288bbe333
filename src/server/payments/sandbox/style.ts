/** The look of the sandbox's pages; hatched at the top, so that nobody takes it for a bank. */
export const STYLE = `
:root{color-scheme:light dark;--ground:#f6f4ec;--surface:#fffdf7;--line:#d5d6c8;--text:#1b251f;--quiet:#515d54;--primary:#1f4d36;--onPrimary:#fffdf7;--warning:#f5e0a5;--onWarning:#1b251f}
@media (prefers-color-scheme:dark){:root{--ground:#111814;--surface:#18211b;--line:#37443b;--text:#e9ede4;--quiet:#a9b7ac;--primary:#93cba6;--onPrimary:#0d2417;--warning:#5f4a0f;--onWarning:#fff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif;border-top:12px solid;border-image:repeating-linear-gradient(45deg,#1b251f 0 12px,#efc060 12px 24px) 12}
main{max-width:40rem;margin:2rem auto;padding:1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow-wrap:anywhere}
@media (max-width:42rem){main{margin:0;border-width:0 0 1px;border-radius:0}}
h1{margin:1rem 0;font-size:1.5rem;line-height:1.25}
h2{margin:1.5rem 0 .5rem;font-size:1.2rem}
h3{margin:1rem 0 0;font-size:1rem}
a{color:var(--primary)}
a[download]{display:inline-block;min-height:44px;padding:.6rem 0}
.test{margin:0;padding:.75rem 1rem;background:var(--warning);color:var(--onWarning);border-radius:8px}
dl{margin:1rem 0}
dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
dt{flex:1 1 8rem;color:var(--quiet)}
dd{flex:2 1 12rem;margin:0;font-weight:600}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}
button{flex:1 1 8rem;min-height:48px;padding:.5rem 1rem;border:2px solid var(--primary);border-radius:8px;background:transparent;color:var(--text);font:inherit;font-weight:600;cursor:pointer}
button.pay{background:var(--primary);color:var(--onPrimary)}
summary{min-height:44px;padding:.6rem 0;cursor:pointer;font-weight:600}
fieldset{margin:1rem 0;padding:.5rem 1rem;border:1px solid var(--line);border-radius:8px}
legend{padding:0 .5rem;font-weight:600}
.choice{display:flex;gap:.6rem;align-items:flex-start;padding:.45rem 0}
.seconds{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
input[type=number]{width:6rem;min-height:44px;padding:.25rem .5rem;font:inherit;background:var(--surface);color:var(--text);border:1px solid var(--quiet);border-radius:6px}
input[type=radio],input[type=checkbox]{width:1.15rem;height:1.15rem;margin:.2rem 0 0;accent-color:var(--primary);flex:none}
@media (max-width:42rem){.buttons{flex-direction:column}button{flex:none}}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
`
