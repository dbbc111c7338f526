import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Journey } from "./journey.ts";
import { linkSentTo } from "./sent-links.ts";

export const NEWCOMER_PASSWORD = "Chegada@27#x";
export const newEmail = (): string => `nova-${randomUUID().slice(0, 8)}@teste.example`;

/** The owner of a company invites somebody, and leaves the browser as a stranger would find it. */
export const inviteAsOwner = async (page: Page, journey: Journey, email: string): Promise<string> => {
  await journey.signInAs("supplier");
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  const me = await (await page.request.get("/api/authentication/me", { headers })).json();
  const companyId: number = me.companies[0].id;
  const profiles = await (await page.request.get(`/api/profiles/company/${companyId}/created-by-me?query=Fornecedor`, { headers })).json();
  const data = { email, companyId, profileId: profiles.results[0].id };
  expect((await page.request.post("/api/companies/account", { headers, data })).status()).toBe(201);
  await page.evaluate(() => localStorage.clear());
  return linkSentTo(page.request, email);
};

/** Fills the form of a new account. */
export const fillAccount = async (page: Page, name: string, phone = "31988887777"): Promise<void> => {
  await page.getByLabel("Nome completo").fill(name);
  await page.getByLabel("Telefone").pressSequentially(phone);
  await page.getByLabel(/^Senha/).fill(NEWCOMER_PASSWORD);
  await page.getByLabel("Confirme a senha").fill(NEWCOMER_PASSWORD);
  await page.getByRole("checkbox", { name: /Li e aceito os termos/ }).check();
};
