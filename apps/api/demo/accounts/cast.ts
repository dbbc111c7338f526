import type { CompanyKey } from "../companies.ts";
import type { ProfileKey } from "./profiles.ts";

export const DEMO_PASSWORD = "Emdia@2026#";

export type Membership = {
  readonly company: CompanyKey;
  readonly profile: ProfileKey;
  readonly owner?: true;
  /** The name of the only project that the person sees in this company. */
  readonly onlyProject?: string;
};
export type CastMember = {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly who: string;
  /** The account requires a second factor at every sign-in. */
  readonly secondFactor?: true;
  readonly memberships: readonly Membership[];
};

export const RESTRICTED_PROJECT = "Ampliação da britagem primária";

/** The people of the demo world who sign in or appear in tests. */
export const cast = {
  admin: {
    email: "admin@serraazul.example",
    name: "Helena Prado",
    phone: "+5531987650001",
    who: "Dona da contratante Serra Azul Mineração",
    memberships: [{ company: "serraAzul", profile: "administrator", owner: true }],
  },
  analyst: {
    email: "analista@serraazul.example",
    name: "Bruno Reis",
    phone: "+5531987650002",
    who: "Analista da Serra Azul nos dois planos, sem administração",
    memberships: [{ company: "serraAzul", profile: "analyst" }],
  },
  manager: {
    email: "gestor@serraazul.example",
    name: "Carla Nunes",
    phone: "+5531987650003",
    who: "Gestora da Serra Azul: painéis, só leitura",
    memberships: [{ company: "serraAzul", profile: "reader" }],
  },
  site: {
    email: "obra@serraazul.example",
    name: "Diego Matos",
    phone: "+5531987650004",
    who: "Analista da Serra Azul restrito a um só projeto",
    memberships: [{ company: "serraAzul", profile: "analyst", onlyProject: RESTRICTED_PROJECT }],
  },
  supplier: {
    email: "fornecedor@ipe.example",
    name: "Ana Ipiranga",
    phone: "+5531987650005",
    who: "Administradora do fornecedor Ipê Andaimes, que atende as duas contratantes",
    memberships: [{ company: "ipe", profile: "administrator", owner: true }],
  },
  staff: {
    email: "rh@voltta.example",
    name: "Rafael Torres",
    phone: "+5531987650006",
    who: "RH do fornecedor Voltta Elétrica; entra com código por e-mail",
    secondFactor: true,
    memberships: [{ company: "voltta", profile: "supplier" }],
  },
  stranger: {
    email: "admin@horizonte.example",
    name: "Marina Lobo",
    phone: "+5584987650007",
    who: "Dona da contratante Horizonte Energia, que nunca vê a Serra Azul",
    memberships: [{ company: "horizonte", profile: "administrator", owner: true }],
  },
  consultant: {
    email: "consultora@parceira.example",
    name: "Sofia Almeida",
    phone: "+5511987650008",
    who: "Consultora com acesso à Serra Azul (leitura) e ao Ipê (equipe)",
    memberships: [
      { company: "serraAzul", profile: "reader" },
      { company: "ipe", profile: "supplier" },
    ],
  },
  newcomer: {
    email: "novata@guaraci.example",
    name: "Lívia Duarte",
    phone: "+5531987650009",
    who: "Recém-chegada ao fornecedor Guaraci Montagens: ainda não aceitou os termos de uso",
    memberships: [{ company: "guaraci", profile: "supplier" }],
  },
} as const satisfies { readonly [role: string]: CastMember };

export type Role = keyof typeof cast;
export const roles = Object.keys(cast) as readonly Role[];

/** The person who owns a company, if there is one. */
export const ownerOf = (company: CompanyKey): Role | undefined =>
  roles.find((role) => (cast[role].memberships as readonly Membership[]).some((held) => held.company === company && held.owner === true));

/** Logins for the sign-in page of a demo. */
export const demoLogins = roles.map((role) => {
  const { email, name, who } = cast[role];
  return { email, name, who, password: DEMO_PASSWORD };
});
