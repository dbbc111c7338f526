import type pg from "pg";
import type { Database } from "../../src/platform/database/tables.gen.ts";

export type Reference = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly toColumns: readonly string[];
};
export type CataloguedTable = {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns without those that the database generates. */
  readonly written: readonly string[];
  readonly primaryKey: readonly string[];
  readonly references: readonly Reference[];
  readonly rowSecurity: boolean;
};

/** Tables that belong to the platform: companies, people, norms and internal tables. Every other table has an owner column. */
export const platformTables = [
  "account",
  "catalogue_release",
  "company",
  "company_invitation",
  "holiday",
  "job_worker",
  "outbox_message",
  "person",
  "registry_answer",
  "robot_spent",
  "sign_in_failure",
  "terms",
  "training",
  "upload",
] as const satisfies readonly (keyof Database)[];
export type BusinessTableName = Exclude<keyof Database, (typeof platformTables)[number]>;
/** Columns that name the owner of a row. */
export const ownerColumns = ["account_id", "company_id", "contractor_id", "owner_id", "provider_id"] as const;
export type BusinessTable = CataloguedTable & { readonly ownerColumn: string };

const QUERY = `
  with named as not materialized (select attrelid, attnum, attname::text, attgenerated from pg_attribute where attnum > 0 and not attisdropped)
  select c.relname as name, c.relrowsecurity as "rowSecurity",
    (select json_agg(n.attname order by n.attnum) from named n where n.attrelid = c.oid) as columns,
    (select json_agg(n.attname order by n.attnum) from named n where n.attrelid = c.oid and n.attgenerated = '') as written,
    (select coalesce(json_agg(n.attname order by k.at), '[]') from pg_constraint p, unnest(p.conkey) with ordinality k (attnum, at), named n
      where p.conrelid = c.oid and p.contype = 'p' and n.attrelid = c.oid and n.attnum = k.attnum) as "primaryKey",
    (select coalesce(json_agg(json_build_object('name', f.conname, 'to', f.confrelid::regclass::text,
        'columns', (select json_agg(n.attname order by k.at) from unnest(f.conkey) with ordinality k (attnum, at), named n
          where n.attrelid = f.conrelid and n.attnum = k.attnum),
        'toColumns', (select json_agg(n.attname order by k.at) from unnest(f.confkey) with ordinality k (attnum, at), named n
          where n.attrelid = f.confrelid and n.attnum = k.attnum)) order by f.conname), '[]')
      from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as references
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`;

/** Tables of the migrated database, from the system catalogue. */
export const readCatalogue = async (owner: pg.Pool): Promise<readonly CataloguedTable[]> =>
  (await owner.query<CataloguedTable>(QUERY)).rows;

export const isPlatforms = ({ name }: { readonly name: string }): boolean => (platformTables as readonly string[]).includes(name);
export const businessTables = (catalogue: readonly CataloguedTable[]): readonly BusinessTable[] =>
  catalogue.filter((table) => !isPlatforms(table)).map((table) => ({ ...table, ownerColumn: table.primaryKey[0] ?? "" }));
