import { randomUUID } from "node:crypto";
import { cnpjCheckDigits } from "@emdia/contract/documents/cnpj.ts";
import { linkSentTo } from "./sent-mail.ts";
import type { World } from "./world.ts";

/** A CNPJ that nobody has. */
export const newCnpj = (): string => {
  const root = randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase();
  return `${root}${cnpjCheckDigits(root)}`;
};

export const companyForm = () => ({
  cnpj: newCnpj(),
  companyName: "Aroeira Serviços Ltda.",
  tradingName: `Aroeira ${randomUUID().slice(0, 8)}`,
  email: `responsavel-${randomUUID()}@teste.example`,
  fullName: "Teresa Aroeira",
  phone: "(31) 98765-4321",
  observations: "Fornecemos manutenção.",
});

/** A company asks to come in, and the token stands in the e-mail that its form sends. */
export const newCompanyInvitation = async (world: World) => {
  await world.database.ownerPool().query("delete from sign_in_failure where subject like 'company invite %'"); // all tests come from one address
  const form = companyForm();
  const { status } = await world.anonymous()("POST /invites/company")({ body: form });
  const link = await linkSentTo(world, form.email);
  return { ...form, status, link, token: link.searchParams.get("token") ?? "" };
};
