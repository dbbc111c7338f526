-- Why: a file that was asked for again while it was made, or made again because its worker was killed at the end, was mailed twice.

-- Says whether it was told now: of two that made the same file the later one tells nobody.
drop function export_is_ready;
create function export_is_ready(asked text, hash text, name text, lines integer, ends_at timestamptz) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with told as (
      update public.asked_export e set state = 'ready', file_hash = $2, file_name = $3, lines = $4, ends_at = $5
        where e.job = $1 and e.state = 'going' returning e.job
    )
    select exists (select from told);
  end;
-- Whether a file that was asked for is still to be made.
create function export_is_going(asked text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from public.asked_export e where e.job = asked and e.state = 'going');
  end;
revoke all on function export_is_ready, export_is_going from public;
grant execute on function export_is_ready, export_is_going to emdia_app;
