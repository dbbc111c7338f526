import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { beginAccount, keepSession } from "./begin-session.ts";
import { address, type Journey } from "./journey.ts";
import { linkSentTo } from "./sent-links.ts";

export const NEWCOMER_PASSWORD = "Chegada@27#x";
export const newEmail = (): string => `nova-${randomUUID().slice(0, 8)}@teste.example`;

/** The owner of a company invites a user through the API. */
export const inviteAsOwner = async (page: Page, journey: Journey, email: string): Promise<string> => {
  const owner = await journey.apiAs("supplier");
  const { answer: me } = await owner("GET /authentication/me")();
  const companyId = me.companies[0]?.id ?? 0;
  const profileQuery = { id: companyId, query: { query: "Fornecedor" } };
  const { answer: profiles } = await owner("GET /profiles/company/{id}/created-by-me")(profileQuery);
  const body = { email, companyId, profileId: profiles.results[0]?.id ?? 0 };
  expect((await owner("POST /companies/account")({ body })).status).toBe(201);
  return linkSentTo(page.request, email);
};

type Newcomer = { readonly fullName: string; readonly phone?: string };
type Invited = Newcomer & { readonly email: string; readonly link: string };

/** Creates the account of an invitation through the API and stores its session in this browser. */
export const comeIn = async (page: Page, { email, link, fullName, phone = "(31) 98888-7777" }: Invited): Promise<void> => {
  const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
  await keepSession(page, await beginAccount(address(), { email, token, fullName, phone, password: NEWCOMER_PASSWORD }));
};

/** Creates a new user of the supplier and returns the e-mail. */
export const comeInAsNewcomer = async (page: Page, journey: Journey, newcomer: Newcomer): Promise<string> => {
  const email = newEmail();
  await comeIn(page, { ...newcomer, email, link: await inviteAsOwner(page, journey, email) });
  return email;
};

/** Fills the form of a new account. */
export const fillAccount = async (page: Page, name: string, phone = "31988887777"): Promise<void> => {
  await page.getByLabel("Nome completo").fill(name);
  await page.getByLabel("Telefone").pressSequentially(phone);
  await page.getByLabel(/^Senha/).fill(NEWCOMER_PASSWORD);
  await page.getByLabel("Confirme a senha").fill(NEWCOMER_PASSWORD);
  await page.getByRole("checkbox", { name: /Li e aceito os termos/ }).check();
};
