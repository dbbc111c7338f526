import type pg from "pg";
import { describe, expect, test } from "vitest";
import { ownDatabase } from "../database.ts";

const database = ownDatabase();
const rowsOf = async <T extends pg.QueryResultRow>(query: string): Promise<T[]> => (await database.ownerPool().query<T>(query)).rows;

/** All relations with rows, in any schema except PostgreSQL's own. */
const RELATIONS = `(select c.*, n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_t%')`;
const ROLES = "(values ('emdia_app'), ('emdia_sweep')) as role (name)";

describe("privileges and policies", () => {
  test("row-level security is on for every table with a privilege", async () => {
    const open = await rowsOf(`select distinct c.nspname || '.' || c.relname as name from ${RELATIONS} c, ${ROLES}
      where c.relkind in ('r', 'p') and not c.relrowsecurity
        and (has_table_privilege(role.name, c.oid, 'select, insert, update, delete, truncate, references, trigger')
          or has_any_column_privilege(role.name, c.oid, 'select, insert, update, references'))`);
    expect(open).toEqual([]);
  });

  test("the roles have only DML on tables and no views", async () => {
    const more = await rowsOf(`select c.relname, role.name from ${RELATIONS} c, ${ROLES}
      where (c.relkind in ('r', 'p') and has_table_privilege(role.name, c.oid, 'truncate, references, trigger'))
        or (c.relkind in ('v', 'm', 'f') and has_table_privilege(role.name, c.oid, 'select') and not coalesce('security_invoker=true' = any (c.reloptions), false)
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'))`);
    expect(more).toEqual([]);
  });

  test("every policy is for one command and one role", async () => {
    const policies = await rowsOf<{ name: string; command: string; roles: string[]; permissive: boolean }>(
      "select tablename || ': ' || policyname as name, cmd as command, roles::text[], permissive = 'PERMISSIVE' as permissive from pg_policies order by 1",
    );
    expect(policies.length).toBeGreaterThan(20);
    expect(policies.filter(({ command }) => command === "ALL")).toEqual([]);
    expect(policies.filter(({ roles }) => !["emdia_app", "emdia_sweep"].includes(roles.join())).map(({ name }) => name)).toEqual([]);
  });

  test("every privilege has a policy and every policy a privilege", async () => {
    const unequal = await rowsOf(`
      with commands (command) as (values ('select'), ('insert'), ('update'), ('delete'))
      select c.relname, role.name, command, has_table_privilege(role.name, c.oid, command) as granted
      from ${RELATIONS} c, ${ROLES}, commands
      where c.relkind in ('r', 'p') and c.nspname = 'public' and (has_table_privilege(role.name, c.oid, command)
          or (command in ('select', 'update') and has_any_column_privilege(role.name, c.oid, command))) <> exists (
        select from pg_policies p where p.tablename = c.relname and lower(p.cmd) = command and role.name = any (p.roles))`);
    expect(unequal).toEqual([]);
  });
});

describe("application roles", () => {
  test("have no server privileges, own nothing and are no members", async () => {
    const powers = await rowsOf(`select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
        (select count(*) from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o') as owned,
        (select count(*) from pg_auth_members m where m.member = r.oid) as memberships
      from pg_roles r where rolname in ('emdia_app', 'emdia_sweep') order by 1`);
    const powerless = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      owned: 0,
      memberships: 0,
    };
    expect(powers).toEqual([
      { rolname: "emdia_app", ...powerless },
      { rolname: "emdia_sweep", ...powerless },
    ]);
  });

  test("have usage of the public schema only and cannot create", async () => {
    const reach = await rowsOf<{ nspname: string; role: string; creates: boolean }>(`
      select n.nspname, role.name as role, has_schema_privilege(role.name, n.oid, 'create') as creates from pg_namespace n, ${ROLES}
      where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_t%'
        and (has_schema_privilege(role.name, n.oid, 'usage') or has_schema_privilege(role.name, n.oid, 'create')) order by 1, 2`);
    expect(reach).toEqual([
      { nspname: "public", role: "emdia_app", creates: false },
      { nspname: "public", role: "emdia_sweep", creates: false },
    ]);
  });

  test("have no grant on the job tables", async () => {
    const granted = await rowsOf(`select c.relname from ${RELATIONS} c, aclexplode(c.relacl) a
      where c.nspname = 'graphile_worker' and a.grantee in (0, 'emdia_app'::regrole, 'emdia_sweep'::regrole)`);
    expect(granted).toEqual([]);
    const [{ tables } = { tables: 0 }] = await rowsOf<{ tables: number }>(
      `select count(*) as tables from ${RELATIONS} c where c.nspname = 'graphile_worker'`,
    );
    expect(tables).toBeGreaterThan(3);
  });
});

describe("security definer functions", () => {
  test("are exactly these, with these grantees", async () => {
    const definers = await rowsOf<{ name: string; grantees: string[] }>(`
      select p.oid::regprocedure::text as name,
        array(select coalesce(nullif(a.grantee, 0)::regrole::text, 'public') from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
          where a.grantee <> p.proowner order by 1) as grantees
      from pg_proc p where p.prosecdef and p.pronamespace <> 'graphile_worker'::regnamespace and p.pronamespace <> 'pg_catalog'::regnamespace order by 1`);
    expect(Object.fromEntries(definers.map(({ name, grantees }) => [name, grantees.join(", ")]))).toMatchInlineSnapshot(`
      {
        "accept_invitation(bigint,bytea,bigint,timestamp with time zone,text)": "emdia_app",
        "account_for_sign_in(text)": "emdia_app",
        "add_supplier_projects(bigint[],bigint[],integer[])": "",
        "admit_message(json,json,timestamp with time zone,timestamp with time zone)": "emdia_app",
        "answer_as_before(bigint,bigint)": "emdia_app",
        "ask_again(bigint,bigint,boolean)": "emdia_app",
        "ask_to_reconcile(bigint,bigint,bigint)": "",
        "ask_where_it_reaches(text,bigint,bigint[])": "",
        "badge_hashes_of_class(bigint,bigint,date)": "emdia_app",
        "become_suppliers(bigint[])": "emdia_app",
        "claim_upload_hash(bigint,text)": "emdia_app",
        "close_upload(bigint,bigint)": "emdia_app",
        "companies_found(text,integer,integer,integer)": "emdia_app",
        "company_has_accounts(bigint)": "emdia_app",
        "company_invitation_by_secret(bigint,bytea)": "emdia_app",
        "company_invitation_to_mail(bigint,timestamp with time zone)": "emdia_app",
        "company_people(bigint)": "emdia_app",
        "confirmed_addresses(text[])": "emdia_app",
        "contacts_of_project(bigint,bigint)": "",
        "contacts_of_supplier(bigint,bigint[],bigint[])": "emdia_app",
        "contractor_words_meant(text)": "",
        "contractor_workers_called(text,integer)": "emdia_app",
        "copy_changed_workers()": "",
        "copy_linked_workers()": "",
        "copy_supplier_figures()": "",
        "copy_supplier_names()": "",
        "count_changed_pendencies()": "",
        "count_changed_supplier_links()": "",
        "count_gone_supplier_links()": "",
        "count_new_pendencies()": "",
        "count_new_supplier_links()": "",
        "count_review_move(bigint,date,integer,integer)": "emdia_app",
        "count_training_places()": "",
        "deadline_terms(bigint)": "emdia_app",
        "demo_outbox()": "emdia_app",
        "device_scope(text)": "emdia_app",
        "dispute_deciders(bigint)": "emdia_app",
        "end_sessions_without_second_factor(bigint,uuid,timestamp with time zone)": "emdia_app",
        "enqueue(text,json,text,timestamp with time zone)": "emdia_app, emdia_sweep",
        "enqueue_automatic_schedules(date)": "emdia_sweep",
        "enqueue_class_file_scans(integer)": "emdia_sweep",
        "enqueue_deadline_refreshes()": "emdia_sweep",
        "enqueue_dispute_escalations(date)": "emdia_sweep",
        "enqueue_due_standings(date)": "emdia_sweep",
        "enqueue_logo_scans(integer)": "emdia_sweep",
        "enqueue_photo_normalising(integer)": "emdia_sweep",
        "enqueue_photo_scans(integer)": "emdia_sweep",
        "enqueue_review_escalations(date)": "emdia_sweep",
        "enqueue_standing_repairs()": "emdia_sweep",
        "enrol_gate_device(text,text,timestamp with time zone,text)": "emdia_app",
        "escalate_reviews(bigint,text[],date,timestamp with time zone,integer)": "emdia_app",
        "export_is_going(text)": "emdia_app",
        "export_is_ready(text,text,text,integer,timestamp with time zone)": "emdia_app",
        "export_is_still_theirs(text)": "emdia_app",
        "export_is_too_large(text)": "emdia_app",
        "export_to_mail(text,timestamp with time zone)": "emdia_app",
        "exports_given_up()": "emdia_app",
        "fold_pendency_deltas(integer)": "emdia_sweep",
        "fold_review_moves(integer)": "emdia_sweep",
        "forget_unused_files(integer)": "emdia_sweep",
        "found_company(bigint,bytea,bigint,text[],timestamp with time zone,text)": "emdia_app",
        "gate_badge(text,bigint,bigint)": "emdia_app",
        "hold_project_of(bigint,bigint)": "emdia_app",
        "hold_workers_of(bigint[],bigint[])": "emdia_app",
        "imports_given_up()": "emdia_app",
        "invitation_by_secret(bigint,bytea)": "emdia_app",
        "invite_company(json,bytea,timestamp with time zone,timestamp with time zone,text,integer)": "emdia_app",
        "is_asked_for(text[])": "emdia_app",
        "is_kind_asked_for(text)": "emdia_app",
        "issue_badges(json,timestamp with time zone)": "emdia_app",
        "keep_gone_worker()": "",
        "keep_held_alike()": "",
        "keep_words_of_changed_worker()": "",
        "keep_words_of_new_workers()": "",
        "language_of_address(text)": "emdia_app",
        "mark_standing_of_activities()": "",
        "mark_standing_of_activity_type()": "",
        "mark_standing_of_documents()": "",
        "mark_standing_of_links()": "",
        "mark_standing_of_new_documents()": "",
        "mark_standing_of_participants()": "",
        "mark_standing_of_person()": "",
        "mark_standing_of_project()": "",
        "mark_standing_of_project_risks()": "",
        "mark_standing_of_restricted()": "",
        "mark_standing_of_suppliers()": "",
        "mark_standing_of_workers()": "",
        "mend_contractor_suppliers(bigint)": "emdia_sweep",
        "mend_panel_counts(bigint)": "",
        "mend_pendency_counts(bigint)": "emdia_sweep",
        "mend_worker_figures(bigint,integer)": "emdia_sweep",
        "named_hashes(text[])": "emdia_app, emdia_sweep",
        "note_gate_decision()": "",
        "note_printed_badges(json,timestamp with time zone,bigint,text,text)": "emdia_app",
        "notice_access()": "emdia_app",
        "notify_about_access(bigint,bigint,text,bigint,json,timestamp with time zone)": "emdia_app",
        "notify_about_class(bigint,bigint,text,bigint[],json,timestamp with time zone)": "emdia_app",
        "notify_about_pendency(bigint,text,bigint[],text[],text,text,timestamp with time zone)": "emdia_app",
        "notify_about_restrictions(bigint,bigint[],bigint,timestamp with time zone)": "emdia_app",
        "notify_about_schedule(bigint,bigint,json,timestamp with time zone)": "emdia_app",
        "open_account(text,text,text,text,text,timestamp with time zone)": "emdia_app",
        "open_badge(text)": "emdia_app",
        "open_work_permit(text)": "emdia_app",
        "own_workers_found_by_index(text,integer)": "emdia_app",
        "own_workers_read_through(text,integer)": "emdia_app",
        "pendency_summary(bigint,bigint,bigint,bigint)": "",
        "people_of_pendency(bigint)": "emdia_app",
        "person_id_for(text,text,text)": "emdia_app",
        "phone_is_taken(text)": "emdia_app",
        "places_of_projects(bigint[],bigint[])": "emdia_app",
        "projects_awaiting(bigint)": "emdia_app",
        "projects_called(text,boolean,integer)": "emdia_app",
        "projects_matching(text)": "emdia_app",
        "queue_digests(text,text[],date,bigint,integer)": "emdia_sweep",
        "queue_notice_mails(text,timestamp with time zone,integer)": "emdia_sweep",
        "queue_standing_jobs()": "",
        "reconcile_activity_types()": "",
        "reconcile_changed_figures()": "",
        "reconcile_changed_links()": "",
        "reconcile_changed_project()": "",
        "reconcile_changed_service_months()": "",
        "reconcile_changed_workers()": "",
        "reconcile_exception()": "",
        "reconcile_figures()": "",
        "reconcile_new_service_months()": "",
        "reconcile_plan_of_supplier()": "",
        "reconcile_project_of()": "",
        "reconcile_reached(text,bigint,bigint[],bigint,integer)": "emdia_app",
        "reconcile_restricted()": "",
        "reconcile_risks()": "",
        "reconcile_supplier_of()": "",
        "reconcile_trainings()": "",
        "reconcile_turned_activity_types()": "",
        "reconcile_workers_of()": "",
        "record_contractor_panels(bigint,date)": "emdia_sweep",
        "record_message(json,text,text,text,timestamp with time zone)": "emdia_app",
        "record_supplier_panels(bigint,integer,date)": "emdia_sweep",
        "registry_company(text)": "emdia_app",
        "remove_outbox_texts()": "emdia_app",
        "remove_stale_assignments(bigint,bigint[])": "",
        "renew_held_alike()": "",
        "replace_changed_permits()": "",
        "request_scope(uuid,bigint,bigint[])": "emdia_app",
        "reserve_upload(bigint,bigint,bigint,timestamp with time zone,timestamp with time zone,integer,bigint,bigint)": "emdia_app",
        "restrictions_of(bigint[],bigint[],date)": "emdia_app",
        "restrictions_of_people(bigint,text[],text[],text[],bigint[])": "emdia_app",
        "review_assignees(bigint[])": "emdia_app",
        "review_assignments_follow()": "",
        "review_contacts(bigint,bigint)": "",
        "review_queue_position(bigint,text[])": "emdia_app",
        "reviewers_of(bigint[])": "",
        "schedules_with_worker(text,integer)": "emdia_app",
        "scope_contractors()": "emdia_app",
        "second_factor_demands()": "emdia_app",
        "second_factor_people(bigint)": "emdia_app",
        "send_supplier_reminder(bigint,bigint,timestamp with time zone,integer,integer,bigint[],json)": "emdia_app",
        "session_addresses(bigint)": "emdia_app",
        "set_company_invitation_hash(bigint,bytea)": "emdia_app",
        "settle_certificates_of_pendencies()": "",
        "settle_certificates_of_returned()": "",
        "shown_pendencies(bigint[],bigint[])": "emdia_app",
        "sum_up_new_links()": "",
        "sum_up_workers(bigint[],bigint[])": "",
        "supplier_figures(bigint,bigint)": "",
        "suppliers_registered_for(bigint)": "emdia_app",
        "supplies_scope(bigint)": "emdia_app",
        "take_training_places(bigint,bigint,integer)": "emdia_app",
        "unit_schedules(bigint,bigint,timestamp without time zone,timestamp without time zone)": "emdia_app",
        "upload_claims_hash(text,bigint,timestamp with time zone)": "emdia_app",
        "who_may_grant(text,text,bigint)": "emdia_app",
        "workers_matching(text)": "emdia_app",
        "write_notices(bigint,bigint[],bigint[],text,text,bigint,bigint,bigint[],json,timestamp with time zone)": "",
      }
    `);
  });

  test("have a fixed search path", async () => {
    const loose = await rowsOf(`select p.oid::regprocedure::text as name, p.proconfig from pg_proc p
      where p.prosecdef and p.pronamespace = 'public'::regnamespace and not coalesce('search_path=pg_catalog, pg_temp' = any (p.proconfig), false)`);
    expect(loose).toEqual([]);
  });
});
