/** Most rows that a dog gets in a file: so many turns over all dogs. */
const turns = (
  rows: number,
) => `generate_series(0, ${rows - 1}) i join bench_dog d on d.place = i % (select count(*) from bench_dog)
  cross join lateral (select i / (select count(*) from bench_dog) as turn) t`

/** A day of the second year of a dog or later, another one for each turn. */
const saturday = `date '1970-01-03' + (d.born - date '1970-01-03') / 7 * 7 + 700 + 7 * turn::int`

/** Dogs to name in the files, and pairs of them for litters. */
export const BENCH_TABLES = `
create table bench_dog as
select row_number() over (order by d.id) - 1 as place, n.regnr, d.birth_date as born, d.breed_code as breed
from dog d join dog_number n on n.dog_id = d.id and n.is_primary where d.birth_date < '2012-01-01';
create unique index on bench_dog (place);
create table bench_pair as
with parent as (
  select d.sex, d.breed_code as breed, n.regnr, d.birth_date as born, row_number() over (partition by d.sex, d.breed_code order by d.birth_date, d.id) as place
  from dog d join dog_number n on n.dog_id = d.id and n.is_primary where d.birth_date < '2012-01-01'
)
select row_number() over (order by s.breed, s.place) - 1 as place, s.regnr as sire, m.regnr as dam, s.breed, greatest(s.born, m.born) as born
from parent s join parent m on m.breed = s.breed and m.place = s.place and m.sex = 'female' where s.sex = 'male';
create unique index on bench_pair (place);
insert into club (name) values ('Oulun Kerho');
analyze`

/** A query of the rows of a file by what it tells; its columns are the headings. Every row is of a record of its own, which is new. */
export const UPDATE_FILES: Readonly<Record<string, (rows: number) => string>> = {
  'health statements': (rows) => `
    select d.regnr, d.breed, chr(65 + i % 5) as hips, d.born + 400 + 30 * turn::int as hips_date, 'Lausunto ' || i as hips_certificate
    from ${turns(rows)} order by i`,
  'show results': (rows) => `
    select d.regnr, ${saturday} as date, 'Paikkakunta ' || i % 40 as place, 'AVO' as class, 'ERI' as grade, 1 + i % 4 as placing,
      'Tuomari ' || i % 300 as judge, 'Hyvä runko ja liikkeet, ' || i as critique
    from ${turns(rows)} order by i`,
  'trial results': (rows) => `
    select d.regnr, d.born + 1000 + 7 * turn::int as date, 'Paikkakunta ' || i % 5 as place,
      'field' as type, 'Oulun Kerho' as organiser, 'AVO' as class, i % 4 as prize, 'Tuomari ' || i % 300 as judge
    from ${turns(rows)} order by i`,
  litters: (rows) => `
    select p.sire, p.dam, p.born + 800 + 70 * (i / (select count(*) from bench_pair))::int as birth_date, p.breed,
      'FI' || 3000000 + 2 * i || '/15: Pentu ' || i as males, 'FI' || 3000001 + 2 * i || '/15' as females
    from generate_series(0, ${rows - 1}) i join bench_pair p on p.place = i % (select count(*) from bench_pair) order by i`,
  owners: (rows) => `
    select d.regnr, 'Omistaja ' || i % 50000 as owner, 'Kunta ' || i % 300 as owner_town, d.born + 60 + 90 * turn::int as owner_since,
      d.born + 60 + 90 * (turn::int + 1) as owner_until
    from ${turns(rows)} order by i`,
  'refused results': (rows) => `
    select 'FI' || 9000000 + i || '/20' as regnr, '4.6.2022' as date, 'Paikkakunta ' || i % 40 as place, 'AVO' as class,
      case when i % 2 = 0 then 'ERI' else 'ei mikään' end as grade, 'Tuomari ' || i % 300 as judge, 'Hyvä runko ja liikkeet, ' || i as critique
    from generate_series(0, ${rows - 1}) i`,
}
