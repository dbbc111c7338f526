/**
 * Fields of each published file and their target columns, in the order of the table. `cpf` is text in which every 11-digit run is masked:
 * the names of individual firms contain the owner's CPF.
 */
export type Form = "text" | "cpf" | "flag" | "day" | "money" | "phone" | "head_office" | "cnpj";
export type Column = { readonly name: string; readonly form: Form; readonly field: number; readonly required?: true };
export type Layout = {
  readonly table: string;
  /** Number of fields of a row. */
  readonly fields: number;
  readonly columns: readonly Column[];
  /** Column with the same value in every row of the file. */
  readonly constant?: { readonly column: string; readonly value: string };
};

const text = (name: string, field: number): Column => ({ name, field, form: "text" });
const needed = (name: string, field: number, form: Form = "text"): Column => ({ name, field, form, required: true });
const day = (name: string, field: number): Column => ({ name, field, form: "day" });

/** Code lists: six files of two fields, stored in one table. */
const terms = (list: string): Layout => ({
  table: "term",
  fields: 2,
  constant: { column: "list", value: list },
  columns: [needed("code", 0), needed("meaning", 1)],
});

export const layouts = {
  companies: {
    table: "company",
    fields: 7,
    columns: [
      needed("root", 0),
      needed("name", 1, "cpf"),
      text("legal_nature", 2),
      text("responsible_qualification", 3),
      { name: "capital", field: 4, form: "money" },
      text("size", 5),
      text("federative_entity", 6),
    ],
  },
  establishments: {
    table: "establishment",
    fields: 30,
    columns: [
      needed("root", 0),
      needed("cnpj", 0, "cnpj"),
      needed("is_head_office", 3, "head_office"),
      { name: "trading_name", field: 4, form: "cpf" },
      text("situation", 5),
      day("situation_since", 6),
      text("situation_reason", 7),
      text("foreign_city", 8),
      text("country", 9),
      day("opened_on", 10),
      text("activity", 11),
      text("other_activities", 12),
      text("street_kind", 13),
      text("street", 14),
      text("number", 15),
      text("complement", 16),
      text("district", 17),
      text("postal_code", 18),
      text("state", 19),
      text("municipality", 20),
      { name: "phone", field: 21, form: "phone" },
      { name: "other_phone", field: 23, form: "phone" },
      { name: "fax", field: 25, form: "phone" },
      text("email", 27),
      text("special_situation", 28),
      day("special_situation_since", 29),
    ],
  },
  simples: {
    table: "simples",
    fields: 7,
    columns: [
      needed("root", 0),
      { name: "is_simples", field: 1, form: "flag" },
      day("simples_since", 2),
      day("simples_until", 3),
      { name: "is_mei", field: 4, form: "flag" },
      day("mei_since", 5),
      day("mei_until", 6),
    ],
  },
  partners: {
    table: "partner",
    fields: 11,
    columns: [
      needed("root", 0),
      text("kind", 1),
      { name: "name", field: 2, form: "cpf" },
      { name: "document", field: 3, form: "cpf" },
      text("qualification", 4),
      day("joined_on", 5),
      text("country", 6),
      { name: "representative_document", field: 7, form: "cpf" },
      { name: "representative_name", field: 8, form: "cpf" },
      text("representative_qualification", 9),
      text("age_band", 10),
    ],
  },
  activities: terms("activity"),
  municipalities: terms("municipality"),
  natures: terms("legal_nature"),
  reasons: terms("situation_reason"),
  qualifications: terms("qualification"),
  countries: terms("country"),
} as const satisfies { readonly [kind: string]: Layout };

export type FileKind = keyof typeof layouts;

/** Patterns of file names, with and without zip. The order is the import order: small files first, establishments last. */
const names: readonly (readonly [FileKind, RegExp])[] = [
  ["activities", /^cnaes|cnaecsv/i],
  ["municipalities", /^municipios|municcsv/i],
  ["natures", /^naturezas|natjucsv/i],
  ["reasons", /^motivos|moticsv/i],
  ["qualifications", /^qualificacoes|qualscsv/i],
  ["countries", /^paises|paiscsv/i],
  ["companies", /^empresas|emprecsv/i],
  ["simples", /^simples|simples\.csv/i],
  ["partners", /^socios|sociocsv/i],
  ["establishments", /^estabelecimentos|estabele$/i],
];

/** The kind of a file by its name; undefined for other files. */
export const kindOf = (name: string): FileKind | undefined => names.find(([, pattern]) => pattern.test(name))?.[0];
/** Position of the kind in the import order. */
export const placeOf = (kind: FileKind): number => names.findIndex(([named]) => named === kind);

/** The target columns of a row, in order. */
export const columnsOf = ({ constant, columns }: Layout): readonly string[] => [
  ...(constant ? [constant.column] : []),
  ...columns.map(({ name }) => name),
];
