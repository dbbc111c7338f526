import { type PermissionKey, type PermissionSide, permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";

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
  /pendency|analysis|checklist|document|training_class|risk_schedule|personal_data|see_/.test(key) && !administers(key) && !manages(key);
const supplies = (key: PermissionKey) =>
  /see_|upload_|send_|add_|update_|employee|export_|import_/.test(key) && !administers(key) && !manages(key);

/** Access profiles with usual job names (CD-065). Names are data, and every company may change them. */
export const profiles = {
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

/** The profile with the permissions of its side. */
export const written = ({ name, description, relation, holds }: Profile) => ({
  name,
  description,
  relationType: relation,
  permissions: permissionKeys.filter(holds).filter((key) => {
    const { side }: { readonly side: PermissionSide } = permissionCatalogue[key];
    return relation === "both" || side === "both" || side === relation;
  }),
});
export type Written = ReturnType<typeof written>;
