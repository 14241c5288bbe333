-- Papers that are no longer valid, although they were printed by the service (docs/rules/verification.md).
create table withdrawn_paper (
  id bigint generated always as identity primary key,
  kind text not null,
  about text not null,
  -- SHA-256 of the paper's statement; null: every paper of the kind about the thing that was printed until then
  digest bytea check (length(digest) = 32),
  printed_until timestamptz not null,
  reason text not null check (reason <> ''),
  withdrawn_at timestamptz not null,
  -- it was withdrawn by mistake
  restored_at timestamptz
);
create index withdrawn_paper_about on withdrawn_paper (kind, about);
create index withdrawn_paper_at on withdrawn_paper (withdrawn_at desc, id desc);
