-- A zone ends where it is drawn. `polygon @> point` compares with a tolerance of 1e-6 on products of degrees: it takes in points
-- up to 45 m outside and knows no holes. A zone's outline is kept as the coordinates of a GeoJSON MultiPolygon, with every digit
-- as it was written; src/domain/zone-outline.ts is the same rule in the page.

-- Whether a point lies within one ring, by the even-odd rule: a ray to the east crosses its edges an odd number of times. Each
-- edge is read from south to north whichever way it was drawn, so that two zones with a common edge agree on every point of it,
-- and a point on it belongs to the zone in the east or north of it.
create function ring_holds(ring jsonb, lng double precision, lat double precision)
  returns boolean language sql immutable strict parallel safe as $$
  select count(*) % 2 = 1 from (
    select case when y1 < y2 then x1 else x2 end as south_x, least(y1, y2) as south_y,
      case when y1 < y2 then x2 else x1 end as north_x, greatest(y1, y2) as north_y
    from (
      select (corner ->> 0)::double precision as x1, (corner ->> 1)::double precision as y1,
        (before ->> 0)::double precision as x2, (before ->> 1)::double precision as y2
      from (
        select corner, coalesce(lag(corner) over (order by place), ring -> -1) as before
        from jsonb_array_elements(ring) with ordinality as corners (corner, place)) as pairs) as edges
    where (y1 > lat) <> (y2 > lat)) as crossed
  where (north_x - south_x) * (lat - south_y) - (lng - south_x) * (north_y - south_y) > 0
$$;

-- Whether a point lies in a zone: within the outer ring of one of its parts and in none of the rings that are cut out of it.
create function outline_holds(outline jsonb, lng double precision, lat double precision)
  returns boolean language sql immutable strict parallel safe cost 1000 as $$
  select exists (
    select 1 from jsonb_array_elements(outline) as parts (part)
    -- Products of still smaller numbers would be refused as underflow.
    cross join (select case when abs(lng) < 1e-100 then 0 else lng end as x, case when abs(lat) < 1e-100 then 0 else lat end as y) p
    where ring_holds(part -> 0, x, y) and not exists (
      select 1 from jsonb_array_elements(part) with ordinality as rings (ring, place)
      where place > 1 and ring_holds(ring, x, y)))
$$;

create function outline_bounds(outline jsonb)
  returns box language sql immutable strict parallel safe as $$
  select box(point(min(x), min(y)), point(max(x), max(y))) from (
    select (corner ->> 0)::double precision as x, (corner ->> 1)::double precision as y
    from jsonb_array_elements(outline) as parts (part), jsonb_array_elements(part -> 0) as corners (corner)) as outer_corners
$$;

-- On which side of the line from a to b the point c lies: 1 left, -1 right, 0 on it. Exact, because numeric is.
create function side_of(ax numeric, ay numeric, bx numeric, by numeric, cx numeric, cy numeric)
  returns numeric language sql immutable parallel safe as $$
  select sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
$$;

-- Whether q, seen from v, lies strictly between the directions of u and w, anticlockwise.
create function lies_between(vx numeric, vy numeric, ux numeric, uy numeric, wx numeric, wy numeric, qx numeric, qy numeric)
  returns boolean language sql immutable parallel safe as $$
  select case side_of(vx, vy, ux, uy, wx, wy)
    when 1 then side_of(vx, vy, ux, uy, qx, qy) > 0 and side_of(vx, vy, qx, qy, wx, wy) > 0
    when -1 then not (side_of(vx, vy, wx, wy, qx, qy) >= 0 and side_of(vx, vy, qx, qy, ux, uy) >= 0)
    else (ux - vx) * (wx - vx) + (uy - vy) * (wy - vy) < 0 and side_of(vx, vy, ux, uy, qx, qy) > 0
  end
$$;

-- Where the border of one part of a zone passes through itself, as 'latitude, longitude'; null where it does not. Borders that only
-- touch, or run back along themselves, enclose what they seem to enclose and are no crossing.
create function outline_crossing(part jsonb)
  returns text language sql immutable strict parallel safe as $$
  with corners as (
    select rings.place as ring, corners.place, (corner ->> 0)::numeric as x, (corner ->> 1)::numeric as y
    from jsonb_array_elements(part) with ordinality as rings (ring, place),
      jsonb_array_elements(rings.ring) with ordinality as corners (corner, place)),
  -- Without corners that repeat the one before, as the last one of a closed ring does.
  turns as (
    select ring, place, x, y from (
      select *, first_value(x) over backwards as last_x, first_value(y) over backwards as last_y,
        lag(x) over forwards as before_x, lag(y) over forwards as before_y
      from corners
      window forwards as (partition by ring order by place), backwards as (partition by ring order by place desc)) as neighbours
    where x <> coalesce(before_x, last_x) or y <> coalesce(before_y, last_y)),
  edges as (
    select row_number() over (order by ring, place) as n, x, y,
      coalesce(lag(x) over forwards, first_value(x) over backwards) as before_x,
      coalesce(lag(y) over forwards, first_value(y) over backwards) as before_y,
      coalesce(lead(x) over forwards, first_value(x) over forwards) as next_x,
      coalesce(lead(y) over forwards, first_value(y) over forwards) as next_y
    from turns
    window forwards as (partition by ring order by place), backwards as (partition by ring order by place desc)),
  -- Floats are compared faster; rounding keeps their order, so that no pair is lost.
  boxes as materialized (
    select *, least(x, next_x)::double precision as west, greatest(x, next_x)::double precision as east,
      least(y, next_y)::double precision as south, greatest(y, next_y)::double precision as north
    from edges),
  pairs as (
    select a.x, a.y, a.next_x, a.next_y, a.before_x, a.before_y,
      b.x as bx, b.y as by, b.next_x as b_next_x, b.next_y as b_next_y, b.before_x as b_before_x, b.before_y as b_before_y,
      side_of(a.x, a.y, a.next_x, a.next_y, b.x, b.y) as b_start,
      side_of(a.x, a.y, a.next_x, a.next_y, b.next_x, b.next_y) as b_end,
      side_of(b.x, b.y, b.next_x, b.next_y, a.x, a.y) as a_start,
      side_of(b.x, b.y, b.next_x, b.next_y, a.next_x, a.next_y) as a_end
    from boxes a join boxes b on a.n < b.n
      and a.west <= b.east and b.west <= a.east and a.south <= b.north and b.south <= a.north)
  select case
      when b_start * b_end < 0 then round(y + (next_y - y) * share, 6) || ', ' || round(x + (next_x - x) * share, 6)
      when a_start = 0 then round(y, 6) || ', ' || round(x, 6)
      else round(by, 6) || ', ' || round(bx, 6)
    end
  from pairs cross join lateral (
    select case when b_start * b_end < 0 then
      ((bx - x) * (b_next_y - by) - (by - y) * (b_next_x - bx)) /
      ((next_x - x) * (b_next_y - by) - (next_y - y) * (b_next_x - bx)) end as share) as crossing
  where (b_start * b_end < 0 and a_start * a_end < 0)
    -- Through a corner of b on the edge a, or the other way round: the border comes from one side and leaves on the other.
    or (b_start = 0 and (bx, by) <> (x, y) and (bx, by) <> (next_x, next_y)
      and (bx - x) * (next_x - bx) >= 0 and (by - y) * (next_y - by) >= 0
      and side_of(x, y, next_x, next_y, b_before_x, b_before_y) * b_end < 0)
    or (a_start = 0 and (x, y) <> (bx, by) and (x, y) <> (b_next_x, b_next_y)
      and (x - bx) * (b_next_x - x) >= 0 and (y - by) * (b_next_y - y) >= 0
      and side_of(bx, by, b_next_x, b_next_y, before_x, before_y) * a_end < 0)
    -- Through a corner that both have.
    or ((x, y) = (bx, by)
      and ((lies_between(x, y, next_x, next_y, before_x, before_y, b_before_x, b_before_y)
          and lies_between(x, y, before_x, before_y, next_x, next_y, b_next_x, b_next_y))
        or (lies_between(x, y, next_x, next_y, before_x, before_y, b_next_x, b_next_y)
          and lies_between(x, y, before_x, before_y, next_x, next_y, b_before_x, b_before_y))))
  limit 1
$$;

-- Why an outline cannot be a zone's, as the end of a sentence that begins with 'The outline'; null where it can.
create function outline_problem(outline jsonb)
  returns text language plpgsql immutable parallel safe as $$
declare
  part jsonb;
  ring jsonb;
  crossing text;
  corners integer := 0;
begin
  if outline is null or jsonb_typeof(outline) <> 'array' then
    return 'is no list of parts';
  end if;
  if jsonb_array_length(outline) = 0 then
    return 'has no part';
  end if;
  for part in select jsonb_array_elements(outline) loop
    if jsonb_typeof(part) <> 'array' then
      return 'has a part that is no list of rings';
    end if;
    if jsonb_array_length(part) = 0 then
      return 'has a part without a ring';
    end if;
    for ring in select jsonb_array_elements(part) loop
      if jsonb_typeof(ring) <> 'array' then
        return 'has a ring that is no list of corners';
      end if;
      if not coalesce(
          (select bool_and(case when jsonb_typeof(corner) = 'array'
              then coalesce(jsonb_typeof(corner -> 0) = 'number' and jsonb_typeof(corner -> 1) = 'number', false) else false end)
            from jsonb_array_elements(ring) as corners (corner)), true) then
        return 'has a corner that is no pair of numbers, longitude and latitude';
      end if;
      if exists (
          select 1 from jsonb_array_elements(ring) as c (corner)
          where abs((corner ->> 0)::numeric) > 180 or abs((corner ->> 1)::numeric) > 90
            or (corner ->> 0)::numeric <> 0 and abs((corner ->> 0)::numeric) < 1e-100
            or (corner ->> 1)::numeric <> 0 and abs((corner ->> 1)::numeric) < 1e-100) then
        return 'has a corner that is no place on earth; corners are written longitude first';
      end if;
      if (select count(distinct (corner -> 0, corner -> 1)) from jsonb_array_elements(ring) as c (corner)) < 3 then
        return 'has a ring of fewer than three corners';
      end if;
      corners := corners + jsonb_array_length(ring);
    end loop;
  end loop;
  if corners > 5000 then
    return 'has more than 5,000 corners';
  end if;
  for part in select jsonb_array_elements(outline) loop
    crossing := outline_crossing(part);
    if crossing is not null then
      return 'crosses itself at ' || crossing;
    end if;
  end loop;
  return null;
end $$;

alter table zones add column outline jsonb, add column bounds box, add column outline_problem text;

-- Every digit is written out.
set local extra_float_digits = 1;
update zones set outline = ('[[' || translate(area::text, '()', '[]') || ']]')::jsonb;
-- What was drawn before is kept and goes on being served, even where it crosses itself: its operator is told.
update zones set bounds = outline_bounds(outline), outline_problem = outline_problem(outline);

alter table zones alter column outline set not null, alter column bounds set not null, drop column area;
create index zones_bounds_idx on zones using gist (bounds);

-- What is written from now on has no problem; a backup brings back what was kept.
create function write_outline() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.outline = old.outline then
    new.bounds := old.bounds;
    new.outline_problem := old.outline_problem;
    return new;
  end if;
  new.outline_problem := outline_problem(new.outline);
  if new.outline_problem is not null and current_setting('doorstep.restoring', true) is distinct from 'on' then
    raise exception 'The outline of the zone % %.', new.name, new.outline_problem using errcode = 'check_violation';
  end if;
  new.bounds := outline_bounds(new.outline);
  return new;
end $$;
create trigger zones_outline before insert or update of outline, bounds, outline_problem on zones
  for each row execute function write_outline();
