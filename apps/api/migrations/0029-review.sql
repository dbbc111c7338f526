-- Why: a rejection explains itself, question by question; whoever has a doubt asks it and waits for its answer; and two who review the same
-- document see each other before the second decides in vain.

-- What explains a "Não": of which kind it is, what to do, how it looks when it is right, and where in the document it was found.
alter table pendency_question add column reason text;
alter table pendency_question add column action text check (char_length(action) <= 500);
alter table pendency_question add column example text check (char_length(example) <= 500);
alter table pendency_question add column page integer check (page > 0);
grant update (reason, action, example, page) on pendency_question to emdia_app;
update pendency_question q set justification = coalesce(q.justification, c.gap), reason = c.reason, action = c.action, example = d.example
  from pendency p
    join document_question d on d.owner_id = p.type_owner_id and d.document_type_id = p.type_id and d.version = p.type_version
    join document_correction c on c.owner_id = d.owner_id and c.document_type_id = d.document_type_id and c.version = d.version
      and c.question = d.position and c.position = 1
  where p.contractor_id = q.contractor_id and p.id = q.pendency_id and d.position = q.position and q.status = 'INVALID';

-- How a question was answered before documents were sent: it is that again when they are withdrawn.
alter table pendency_question add column before_sending json;

-- Whoever sends again asks for new answers: to what was Não, which keeps its explanation until it is answered anew, or to everything when a
-- new cycle begins. All answers are kept, as a reviewer may answer before opening anything. Answering stays the contractor's.
create function ask_again(contractor bigint, pendency bigint, everything boolean) returns void
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
revoke all on function ask_again from public;
grant execute on function ask_again to emdia_app;

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

-- What both sides say about a document. It is never changed nor taken back; only whether a question is answered is written later.
create table pendency_comment (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  pendency_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  side text not null check (side in ('contractor', 'provider')),
  account_id bigint not null, -- crosses owners: who said it, with the name as it was
  account_name text not null,
  kind text not null check (kind in ('REGULAR', 'QUESTION', 'ANSWER')),
  answer_state text check (answer_state in ('UNANSWERED', 'UNVERIFIED', 'ANSWERED')),
  text text not null check (char_length(text) between 1 and 5000 and text ~ '\S'),
  mentions json not null default '[]', -- people of either side who see the pendency, with their names as they were
  created_at timestamptz not null default now(),
  primary key (contractor_id, id),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id),
  check ((kind = 'QUESTION') = (answer_state is not null))
);
create index pendency_comment_of on pendency_comment (contractor_id, pendency_id, id desc);
-- A question stops a pendency, so that only one of it waits; the list looks for them.
create unique index pendency_comment_waiting on pendency_comment (contractor_id, pendency_id) where answer_state = 'UNANSWERED';
alter table pendency_comment enable row level security;
create policy read_either on pendency_comment for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_either on pendency_comment for insert to emdia_app
  with check (case side when 'contractor' then contractor_id else provider_id end = any ((select scope_companies())::bigint[])
    and exists (select from pendency p where p.contractor_id = pendency_comment.contractor_id and p.id = pendency_comment.pendency_id
      and p.provider_id = pendency_comment.provider_id));
create policy update_either on pendency_comment for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert on pendency_comment to emdia_app;
grant update (answer_state) on pendency_comment to emdia_app;

-- The people of both sides who see a pendency, for whoever stands on one of them: a name and a side, and nothing else of anybody.
create function people_of_pendency(asked_pendency bigint) returns table (id bigint, name text, side text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with place as (
      select s.side, s.company_id, p.project_id
      from public.pendency p cross join lateral (values ('contractor', p.contractor_id), ('provider', p.provider_id)) s (side, company_id)
      where p.id = asked_pendency and p.removed_at is null
        and (p.contractor_id = any (public.scope_companies()) or p.provider_id = any (public.scope_companies())))
    select a.id, a.display_name, min(place.side)
    from place
      join public.company c on c.id = place.company_id and case place.side when 'contractor' then c.is_contractor else c.is_provider end
      join public.membership m on m.company_id = c.id
      join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      join public.account a on a.id = m.account_id and a.disabled_at is null
    where (m.is_owner or 'see_pendency' = any (f.permissions) and f.relation_type in ('both', place.side))
      and (m.sees_all_projects or exists (select from public.membership_project mp
        where mp.company_id = m.company_id and mp.membership_id = m.id and mp.project_id = place.project_id))
    group by a.id, a.display_name;
  end;
revoke all on function people_of_pendency from public;
grant execute on function people_of_pendency to emdia_app;

-- Who looks at a document to decide on it, as the last beat of their screen told.
create table pendency_presence (
  contractor_id bigint not null,
  pendency_id bigint not null,
  account_id bigint not null, -- crosses owners: who looks, with the name as it is
  account_name text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (contractor_id, pendency_id, account_id),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id)
);
alter table pendency_presence enable row level security;
create policy read_own on pendency_presence for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on pendency_presence for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on pendency_presence for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on pendency_presence for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on pendency_presence to emdia_app;
grant update (account_name, since, seen_at) on pendency_presence to emdia_app;
