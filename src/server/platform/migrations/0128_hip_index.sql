-- Index for hips, as the kennel club computes it of a dog: 100 is the mean of its breed. docs/rules/breeding-rules.md
alter table dog add column hip_index numeric(5, 2) check (hip_index between 0 and 300);
