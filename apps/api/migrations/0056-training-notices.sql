-- Notices to suppliers about classes in which they have workers.

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in ('rejection', 'dispute', 'dispute_upheld', 'dispute_reversed', 'dispute_escalation', 'question',
  'answer', 'mention', 'restriction', 'access', 'escalation', 'reminder', 'class_enrolment', 'class_change', 'class_cancellation'));
alter table notice drop constraint notice_about_kind_check;
alter table notice add constraint notice_about_kind_check check (about_kind in ('pendency', 'project', 'worker', 'company', 'contractor', 'training_class'));
alter table notice_setting drop constraint notice_setting_kind_check;
alter table notice_setting add constraint notice_setting_kind_check check (kind in ('rejection', 'dispute', 'dispute_upheld', 'dispute_reversed', 'dispute_escalation', 'question',
  'answer', 'mention', 'restriction', 'access', 'escalation', 'reminder', 'class_enrolment', 'class_change', 'class_cancellation',
  'digest_daily', 'digest_weekly', 'digest_next_due'));

-- The same as in the migration `notices`, with the permission for classes.
drop policy read_own on notice;
create policy read_own on notice for select to emdia_app
  using (account_id = scope_account() and exists (select from notice_access() a
    where a.company_id = notice.company_id
      and (about_kind = 'company' or a.side = case when notice.company_id = contractor_id then 'contractor' else 'provider' end
        and (a.permissions is null
          or case about_kind when 'project' then 'see_projects' when 'worker' then 'see_employee' when 'training_class' then 'see_training_class'
            else 'see_pendency' end = any (a.permissions))
        and (a.projects is null or a.projects && project_ids))));

-- One notice per person and supplier about a class: to the owners of the suppliers of these participants and to their members who see classes. A member who
-- is restricted to projects gets a notice about the workers of these only, because the notice names them. Participants are all current ones if null. The
-- contractor must be in the scope.
create function notify_about_class(contractor bigint, class bigint, asked_kind text, participants bigint[], details json, at timestamptz) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  shown record;
  recipient record;
begin
  select c.name as training, k.trading_name as contractor into shown
    from public.training_class c join public.company k on k.id = c.contractor_id
    where c.contractor_id = notify_about_class.contractor and c.id = class and c.contractor_id = any (public.scope_companies());
  if not found then return; end if;
  for recipient in
    select g.*, array(select distinct pw.project_id from public.project_worker pw where pw.contractor_id = notify_about_class.contractor
        and pw.provider_id = g.provider_id and pw.worker_id = any (g.workers)) as projects
    from (select m.account_id, q.provider_id, array_agg(q.worker_id) as workers, array_agg(q.worker_name order by q.worker_name, q.id) as names
      from public.training_participant q
        join public.membership m on m.company_id = q.provider_id
        join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      where q.contractor_id = notify_about_class.contractor and q.class_id = class
        and (q.id = any (participants) or participants is null and q.status <> 'removed')
        and (m.is_owner or 'see_training_class' = any (f.permissions) and f.relation_type in ('both', 'provider'))
        and (m.sees_all_projects or exists (select from public.project_worker pw
          join public.membership_project mp on mp.contractor_id = pw.contractor_id and mp.project_id = pw.project_id
          where pw.contractor_id = q.contractor_id and pw.provider_id = q.provider_id and pw.worker_id = q.worker_id
            and mp.company_id = m.company_id and mp.membership_id = m.id))
      group by m.account_id, q.provider_id) g
    order by g.provider_id, g.account_id
  loop
    perform public.write_notices(public.scope_account(), array[recipient.account_id], array[recipient.provider_id], asked_kind, 'training_class', class,
      notify_about_class.contractor, recipient.projects, (details::jsonb || jsonb_build_object('training', shown.training, 'contractor', shown.contractor,
        'workers', to_json(recipient.names[1:3]), 'count', cardinality(recipient.names)))::json, at);
  end loop;
end $$;
revoke all on function notify_about_class from public;
grant execute on function notify_about_class to emdia_app;
