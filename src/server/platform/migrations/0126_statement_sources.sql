-- Who a statement comes from; null: not known. What is there already says nothing of it. docs/rules/breeding-and-health.md#sources-of-statements
alter table health_statement
  add column source text check (source in ('kennel_club', 'laboratory', 'owner'));
