-- Several registrations of one address may wait, each with its own link: a later one, which may be a stranger's, takes nothing
-- from an earlier one. The service holds a user name for one address.
drop index registration_username;
drop index registration_email;
create index registration_username on registration (lower(username));
create index registration_email on registration (lower(email));
