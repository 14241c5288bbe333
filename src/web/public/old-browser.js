// Internet Explorer cannot run the pages; this says so until it is dismissed. Written for it: no modern syntax.
;(function () {
  var KEY = 'koirakanta.oldBrowserDismissed'
  var LANGUAGES = ['fi', 'sv', 'en']
  var isOld = /MSIE |Trident\//.test(window.navigator.userAgent)
  if (!isOld || window.localStorage.getItem(KEY)) return

  var script = document.getElementById('old-browser-script')
  var box = document.createElement('div')
  box.id = 'old-browser'
  box.setAttribute('role', 'alert')
  box.style.padding = '16px'
  box.style.background = '#f6f4ec'
  LANGUAGES.forEach(function (language) {
    var line = document.createElement('p')
    line.lang = language
    line.appendChild(document.createTextNode(script.getAttribute('data-'.concat(language))))
    box.appendChild(line)
  })
  var button = document.createElement('button')
  button.type = 'button'
  button.appendChild(document.createTextNode('OK'))
  button.onclick = function () {
    window.localStorage.setItem(KEY, 'yes')
    box.parentNode.removeChild(box)
  }
  box.appendChild(button)
  // A deferred script runs when the body is there.
  document.body.insertBefore(box, document.body.firstChild)
})()
