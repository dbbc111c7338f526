import { type PermissionKey, permissionKeys } from "@emdia/contract/permissions.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import { type Companies, companyKeys } from "./companies.ts";

type Profile = {
  readonly name: string;
  readonly description: string;
  readonly relation: "contractor" | "provider" | "both";
  readonly holds: (key: PermissionKey) => boolean;
};

const looks = (key: PermissionKey) => key.startsWith("see_") || key.startsWith("detail_");
const administers = (key: PermissionKey) =>
  /users|invite|permissions|config_security|company_data|config_company|config_base|config_auto|config_badge|config_training_requirement|config_employee_additional/.test(
    key,
  );
const manages = (key: PermissionKey) => key === "see_management_panel";
const reviews = (key: PermissionKey) =>
  /pendency|analysis|checklist|document|training_class|risk_schedule|see_/.test(key) && !administers(key) && !manages(key);
const supplies = (key: PermissionKey) =>
  /see_|upload_|send_|add_|update_|employee|export_|import_/.test(key) && !administers(key) && !manages(key);

/** Who may do what, by the names people give to their work (CD-065): names are data, and every company may change them. */
const profiles = {
  administrator: {
    name: "Administrador",
    description: "Faz tudo na empresa, inclusive dar acesso a outras pessoas.",
    relation: "both",
    holds: () => true,
  },
  analyst: {
    name: "Analista",
    description: "Analisa documentos dos dois planos, sem administrar a empresa.",
    relation: "contractor",
    holds: reviews,
  },
  supplier: {
    name: "Fornecedor",
    description: "Cuida dos documentos e dos colaboradores da empresa fornecedora.",
    relation: "provider",
    holds: supplies,
  },
  reader: { name: "Leitor", description: "Consulta projetos, pendências e painéis, sem alterar nada.", relation: "both", holds: looks },
} as const satisfies { readonly [key: string]: Profile };

export type ProfileKey = keyof typeof profiles;
export type Profiles = (companyId: number, profile: ProfileKey) => number;
export const profileKeys = Object.keys(profiles) as readonly ProfileKey[];

export const seedProfiles = async (tx: Tx, companies: Companies): Promise<Profiles> => {
  const values = companyKeys.flatMap((company) =>
    profileKeys.map((key) => ({
      company_id: companies[company],
      name: profiles[key].name,
      description: profiles[key].description,
      relation_type: profiles[key].relation,
      permissions: permissionKeys.filter(profiles[key].holds),
    })),
  );
  const saved = await tx.insertInto("access_profile").values(values).returning(["company_id", "id", "name"]).execute();
  const idOf = new Map(saved.map(({ company_id, name, id }) => [`${company_id} ${name}`, id]));
  return (companyId, profile) => {
    const id = idOf.get(`${companyId} ${profiles[profile].name}`);
    if (id === undefined) throw new Error(`company ${companyId} has no profile ${profile}`);
    return id;
  };
};
