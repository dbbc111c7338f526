import type pg from "pg";

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  generated: boolean;
  defaulted: boolean;
  choices: string[] | null;
};

/** TypeScript type of each PostgreSQL type, as the parsers of database.ts return it. */
const typeOf: { readonly [type: string]: string } = {
  bigint: "number",
  integer: "number",
  text: "string",
  character: "string",
  date: "string",
  uuid: "string",
  boolean: "boolean",
  "double precision": "number",
  "timestamp with time zone": "Date",
  "timestamp without time zone": "string",
  "time without time zone": "string",
  bytea: "Buffer",
  json: "unknown",
  jsonb: "unknown",
  "text[]": "string[]",
  "bigint[]": "number[]",
};

const columns = `
  select c.relname as table, a.attname as column, regexp_replace(format_type(a.atttypid, a.atttypmod), '\\(\\d+\\)', '') as type,
    not a.attnotnull as nullable, a.attidentity = 'a' or a.attgenerated <> '' as generated,
    a.atthasdef or a.attidentity = 'd' as defaulted,
    (select array_agg(choice[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([A-Za-z_-]+)''::text', 'g') choice
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%') as choices
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

const lineOf = ({ column, type, nullable, generated, defaulted, choices }: Column): string => {
  const known = choices?.map((choice) => `"${choice}"`).join(" | ") ?? typeOf[type];
  if (!known) throw new Error(`column ${column} has type ${type}, which table-types.ts does not know`);
  const value = nullable && known !== "unknown" ? `${known} | null` : known;
  if (generated) return `    ${column}: GeneratedAlways<${value}>;`;
  return `    ${column}: ${defaulted ? `Generated<${value}>` : value};`;
};

/** Generates the types of all tables from the migrated database, so that they cannot differ from the migrations. */
export const tableTypes = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<Column>(columns);
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([table, own]) => `  ${table}: {\n${own.map(lineOf).join("\n")}\n  };`);
  const head =
    'import type { Generated, GeneratedAlways } from "kysely";\n\n/** Written by `npm run tables` from the migrated database. */';
  return `${head}\nexport type Database = {\n${tables.join("\n")}\n};\n`;
};
