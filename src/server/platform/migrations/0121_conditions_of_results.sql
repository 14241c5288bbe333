-- What was around a hunt performance, where the rulebook of the day asks for it; never counted in points.
alter table trial_result
  add column birds_met integer check (birds_met between 0 and 99),
  add column weather text check (weather in ('clear', 'cloudy', 'windy', 'rain', 'snow', 'fog')),
  add column terrain text check (terrain in ('field', 'meadow', 'forest', 'clearing', 'bog', 'fell')),
  add column minutes_searched integer check (minutes_searched between 0 and 600);
