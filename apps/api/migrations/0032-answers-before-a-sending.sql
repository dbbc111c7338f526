-- Why: whoever withdraws what was sent stands where they stood before, and what explained a rejection had been lost with the sending.

-- How a question was answered before documents were sent: it is that again when they are withdrawn.
alter table pendency_question add column before_sending json;

-- Whoever sends again asks for new answers: to what was Não, which keeps its explanation until it is answered anew, or to everything when a
-- new cycle begins. All answers are kept, as a reviewer may answer before opening anything. Answering stays the contractor's.
create or replace function ask_again(contractor bigint, pendency bigint, everything boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.pendency_question q set
      before_sending = json_build_object('status', q.status, 'from_analysis', q.from_analysis, 'justification', q.justification,
        'reason', q.reason, 'action', q.action, 'example', q.example, 'page', q.page)
    from public.pendency p
    where p.contractor_id = contractor and p.id = pendency and p.provider_id = any (public.scope_companies())
      and q.contractor_id = contractor and q.pendency_id = pendency;
  update public.pendency_question q set status = 'UNCHECKED', from_analysis = false,
      justification = case when not everything then q.justification end, reason = case when not everything then q.reason end,
      action = case when not everything then q.action end, example = case when not everything then q.example end,
      page = case when not everything then q.page end
    from public.pendency p
    where p.contractor_id = contractor and p.id = pendency and p.provider_id = any (public.scope_companies())
      and q.contractor_id = contractor and q.pendency_id = pendency and (everything or q.status = 'INVALID');
end $$;

-- Whoever withdraws takes the new answers back with what they were asked about.
create function answer_as_before(contractor bigint, pendency bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.pendency_question q set status = q.before_sending ->> 'status', from_analysis = (q.before_sending ->> 'from_analysis')::boolean,
      justification = q.before_sending ->> 'justification', reason = q.before_sending ->> 'reason', action = q.before_sending ->> 'action',
      example = q.before_sending ->> 'example', page = (q.before_sending ->> 'page')::integer, before_sending = null
    from public.pendency p
    where p.contractor_id = contractor and p.id = pendency and p.provider_id = any (public.scope_companies())
      and q.contractor_id = contractor and q.pendency_id = pendency and q.before_sending is not null;
end $$;
revoke all on function answer_as_before from public;
grant execute on function answer_as_before to emdia_app;

-- A draft is nobody's but its sender's, and does not count as sent.
update pendency p set sent_documents = (select count(*) from attachment a where a.contractor_id = p.contractor_id and a.pendency_id = p.id
    and a.from_round is not null and a.until_round is null)
  where exists (select from attachment a where a.contractor_id = p.contractor_id and a.pendency_id = p.id and a.from_round is null);
