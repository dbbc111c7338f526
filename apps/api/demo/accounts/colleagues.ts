import type { Tx } from "../../src/platform/database/transaction.ts";
import type { Companies, CompanyKey } from "../companies.ts";
import type { ProfileKey, Profiles } from "./profiles.ts";

type Colleague = readonly [name: string, mailbox: string, profile: ProfileKey, daysSinceAccess: number | null];
type Staff = { readonly domain: string; readonly people: readonly Colleague[] };

/** Other members of the companies, who fill the user lists and never sign in. */
const staff: { readonly [Key in CompanyKey]?: Staff } = {
  serraAzul: {
    domain: "serraazul.example",
    people: [
      ["Adriana Falcão", "adriana.falcao", "analyst", 0],
      ["Caio Menezes", "caio.menezes", "analyst", 1],
      ["Débora Sanches", "debora.sanches", "administrator", 2],
      ["Everton Paixão", "everton.paixao", "reader", 5],
      ["Fátima Guedes", "fatima.guedes", "reader", 12],
      ["Gilberto Nóbrega", "gilberto.nobrega", "analyst", 20],
      ["Ivone Tavares", "ivone.tavares", "reader", 33],
      ["Jonas Bittencourt", "jonas.bittencourt", "analyst", 48],
      ["Luciana Vidal", "luciana.vidal", "reader", null],
    ],
  },
  horizonte: {
    domain: "horizonte.example",
    people: [
      ["Otávio Lins", "otavio.lins", "analyst", 1],
      ["Priscila Araújo", "priscila.araujo", "administrator", 3],
      ["Renato Queiroz", "renato.queiroz", "reader", 15],
    ],
  },
  ipe: {
    domain: "ipe.example",
    people: [
      ["Márcio Teles", "marcio.teles", "supplier", 0],
      ["Simone Rocha", "simone.rocha", "supplier", 8],
      ["Wagner Pires", "wagner.pires", "reader", null],
    ],
  },
};

const DAY_MS = 86_400_000;
type Around = { readonly companies: Companies; readonly profiles: Profiles; readonly now: Date };

const seedStaff = async (tx: Tx, { profiles, now }: Around, company: Staff & { readonly companyId: number }): Promise<void> => {
  const { companyId, domain, people } = company;
  const accounts = people.map(([display_name, mailbox, , days]) => ({
    email: `${mailbox}@${domain}`,
    display_name,
    email_verified: true,
    account_verified: true,
    demo: true,
    last_access_at: days === null ? null : new Date(now.getTime() - days * DAY_MS),
  }));
  const saved = await tx.insertInto("account").values(accounts).returning(["id", "email"]).execute();
  const idOf = new Map(saved.map(({ email, id }) => [email, id]));
  const memberships = people.map(([, mailbox, profile]) => ({
    company_id: companyId,
    account_id: idOf.get(`${mailbox}@${domain}`) ?? 0,
    profile_id: profiles(companyId, profile),
  }));
  await tx.insertInto("membership").values(memberships).execute();
};

export const seedColleagues = async (tx: Tx, around: Around): Promise<void> => {
  for (const [key, company] of Object.entries(staff))
    await seedStaff(tx, around, { ...company, companyId: around.companies[key as CompanyKey] });
};
