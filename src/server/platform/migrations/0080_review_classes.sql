-- The classes that a review can have, from best to worst, as the club keeps them. The row of the greatest version holds; the earlier ones
-- tell what held before.
create table review_class_list (
  version integer primary key,
  -- of each class its code, its names in three languages, and whether it is offered
  classes jsonb not null
);
insert into review_class_list (version, classes) values (1, '[
  {"code": "ERI", "name": {"fi": "erinomainen", "sv": "excellent", "en": "excellent"}, "offered": true},
  {"code": "EH", "name": {"fi": "erittäin hyvä", "sv": "very good", "en": "very good"}, "offered": true},
  {"code": "H", "name": {"fi": "hyvä", "sv": "good", "en": "good"}, "offered": true},
  {"code": "T", "name": {"fi": "tyydyttävä", "sv": "sufficient", "en": "sufficient"}, "offered": true},
  {"code": "HYL", "name": {"fi": "hylätty", "sv": "disqualified", "en": "disqualified"}, "offered": true}
]');
