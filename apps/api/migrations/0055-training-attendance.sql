-- Attendance by phone: hashes of the badges of a class.

-- Hashes of the valid badges of the participants of a class with a session on the day. A phone compares them with the hash of what its camera
-- reads, so it stores no code of a badge. Contractors read no badges, so it runs with the rights of its owner. In PL/pgSQL, because a function
-- in SQL is planned on each call.
create function badge_hashes_of_class(asked_contractor bigint, asked_class bigint, asked_day date) returns table (participant_id bigint, hash text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select p.id, encode(sha256(convert_to(b.code, 'UTF8')), 'hex')
    from public.training_participant p
    join public.badge b on b.provider_id = p.provider_id and b.worker_id = p.worker_id and b.revoked_at is null
    where p.contractor_id = asked_contractor and p.class_id = asked_class and p.status <> 'removed'
      and asked_contractor = any (public.scope_companies())
      and exists (select from public.training_session s
        where s.contractor_id = asked_contractor and s.class_id = asked_class and s.day = asked_day);
end $$;
revoke all on function badge_hashes_of_class from public;
grant execute on function badge_hashes_of_class to emdia_app;
