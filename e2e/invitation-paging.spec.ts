import { randomUUID } from "node:crypto";
import { expect, test } from "./journey.ts";

/** Rewrites the request from 100 to 2 rows per page, so that three invitations need two pages. */
test("invitations beyond the first page load on request [S-064] [R-302]", { tag: "@desktop" }, async ({ page, journey }) => {
  const api = await journey.apiAs("stranger");
  const [company] = (await api("GET /account/me")()).answer.companies;
  const companyId = company?.id ?? 0;
  const profiles = (await api("GET /profiles/company/{id}/created-by-me")({ id: companyId, query: {} })).answer.results;
  const profileId = profiles.find(({ can }) => can.assign)?.id ?? 0;
  const emails = Array.from({ length: 3 }, () => `convite-${randomUUID()}@teste.example`);
  for (const email of emails) expect((await api("POST /companies/account")({ body: { email, profileId, companyId } })).status).toBe(201);

  await page.route("**/api/invites/users**", (route) =>
    route.continue({ url: route.request().url().replace("itemsPerPage=100", "itemsPerPage=2") }),
  );
  await journey.signInAs("stranger", "/minha-conta?secao=usuarios");
  const waiting = page.getByRole("region", { name: /Convites sem resposta/ });
  const more = waiting.getByRole("button", { name: "Mostrar mais convites" });
  const [first = ""] = emails;
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await expect(async () => {
    await more.click({ timeout: 2_000 });
    await expect(waiting.getByText(first)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
