import type { AddressInfo } from "node:net";
import { cnpjCheckDigits } from "@emdia/contract/documents/cnpj.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { apiClient } from "../../../test/api-client.ts";
import { type CnpjService, json, openCnpjService } from "../../../test/services/cnpj-service.ts";
import { openWorld } from "../../../test/world.ts";
import { buildApp } from "../../app.ts";
import { createLogger } from "../../platform/telemetry/logger.ts";
import { ASKING_MAX, FAILURES_MAX } from "./rules/circuit.ts";

const world = openWorld();
const opened: { service?: CnpjService; outside?: CnpjService; apps: Awaited<ReturnType<typeof buildApp>>[] } = { apps: [] };
const TIMEOUT_MS = 300;
let numbers = 0;

/** A number that nobody has been asked about yet. */
const newNumber = (): string => {
  numbers += 1;
  const base = `77${String(numbers).padStart(6, "0")}0001`;
  return `${base}${cnpjCheckDigits(base)}`;
};
const said = (cnpj: string) => ({
  cnpj,
  razao_social: "OPEN KNOWLEDGE BRASIL",
  nome_fantasia: "",
  identificador_matriz_filial: 1,
  situacao_cadastral: 2,
  descricao_situacao_cadastral: "ATIVA",
  data_situacao_cadastral: "2013-10-03",
  data_inicio_atividade: "2013-10-03",
  codigo_porte: 5,
  codigo_natureza_juridica: 3999,
  natureza_juridica: "Associação Privada",
  cnae_fiscal: 230600,
  cnae_fiscal_descricao: "Atividades de apoio à produção florestal",
  opcao_pelo_simples: null,
  opcao_pelo_mei: false,
  municipio: "SAO PAULO",
  uf: "SP",
  descricao_tipo_de_logradouro: "AVENIDA",
  logradouro: "PAULISTA 37",
  numero: "37",
  complemento: "ANDAR 4",
  bairro: "BELA VISTA",
  cep: 1311902,
  ddd_telefone_1: "11 23851939",
  email: null,
  qsa: [{ nome_socio: "ALGUÉM" }],
});
const service = (): CnpjService => {
  if (!opened.service) throw new Error("the service of this file is not open yet");
  return opened.service;
};

/** The product, told to ask that service; each its own, because each remembers how the service behaved. */
const productApi = async () => {
  const app = await buildApp({
    pool: world.database.appPool(),
    clock: world.clock,
    secret: inject("secret"),
    publicUrl: "http://emdia.test",
    logger: createLogger("silent"),
    demoLogins: undefined,
    cnpjLookup: { url: service().url, timeoutMs: TIMEOUT_MS },
  });
  opened.apps.push(app);
  await app.listen({ host: "127.0.0.1", port: 0 });
  return apiClient(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, await world.tokenOf("admin"));
};
const askingProduct = async () => {
  const api = await productApi();
  return async (cnpj: string) => (await api("GET /projects/companies/find-cnpj/{cnpj}")({ cnpj })).answer;
};

beforeAll(async () => {
  opened.service = await openCnpjService();
  opened.outside = await openCnpjService();
});
beforeEach(() => void service().asked.splice(0));
afterAll(async () => {
  await Promise.all([...opened.apps.map((app) => app.close()), opened.service?.close(), opened.outside?.close()]);
});

describe("a company that nobody here knows", () => {
  test("is asked for outside, answered in our words, and kept for a day", async () => {
    const find = await askingProduct();
    const cnpj = newNumber();
    service().answerWith((response, asked) => json(said(asked))(response));
    const answer = await find(cnpj);
    expect(answer).toMatchObject({
      found: true,
      source: "service",
      cnpj,
      companyId: null,
      companyName: "OPEN KNOWLEDGE BRASIL",
      tradingName: null,
      isHeadOffice: true,
      status: { code: "02", text: "ATIVA" },
      statusSince: "2013-10-03",
      openedOn: "2013-10-03",
      size: { code: "05", text: "Demais" },
      legalNature: { code: "3999", text: "Associação Privada" },
      mainActivity: { code: "0230600", text: "Atividades de apoio à produção florestal" },
      address: { street: "AVENIDA PAULISTA 37", number: "37", complement: "ANDAR 4", district: "BELA VISTA", postalCode: "01311902" },
      phone: "1123851939",
      confirmedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
    service().answerWith(json({}, 500));
    expect(await find(cnpj)).toEqual(answer);
    expect(service().asked).toEqual([cnpj]);

    await world.database.ownerPool().query("update registry_answer set asked_at = asked_at - interval '1 day'");
    expect(await find(cnpj)).toMatchObject({ found: false });
    expect(service().asked).toEqual([cnpj, cnpj]);
  });

  test("is told without home and CPF when it is one person's, and is kept without them", async () => {
    const find = await askingProduct();
    const cnpj = newNumber();
    const person = {
      razao_social: "ANA LUMI 52998224725",
      codigo_natureza_juridica: 2135,
      email: "ana@lumi.example",
      opcao_pelo_mei: true,
    };
    service().answerWith((response, asked) => json({ ...said(asked), ...person })(response));
    expect(await find(cnpj)).toMatchObject({
      companyName: "ANA LUMI ***982247**",
      email: null,
      phone: null,
      address: { street: null, postalCode: null },
    });
    const { rows } = await world.database.ownerPool().query("select answer::text as kept from registry_answer where cnpj = $1", [cnpj]);
    expect(rows[0].kept).not.toMatch(/52998224725|PAULISTA|ana@/);
  });

  test("and nobody outside knows is typed by hand", async () => {
    const find = await askingProduct();
    service().answerWith(json({ message: "CNPJ não encontrado" }, 404));
    expect(await find(newNumber())).toMatchObject({ found: false, byHand: true, whyByHand: "unknown", companyName: null });
  });
});

describe("a service that", () => {
  const other = (cnpj: string) => (cnpj.startsWith("77") ? "33683111000280" : cnpj);
  test.each([
    { what: "fails", answer: json({}, 500) },
    { what: "asks for patience", answer: json({}, 429) },
    { what: "speaks something else", answer: json("<html>ops</html>") },
    { what: "leaves out the name", answer: json({ cnpj: "33683111000280" }) },
    { what: "never ends", answer: json(`{"cnpj":"${"9".repeat(1_100_000)}"}`) },
    { what: "says nothing at all", answer: () => undefined },
  ])("$what stops nobody: the company is typed by hand", async ({ answer }) => {
    const find = await askingProduct();
    service().answerWith(answer);
    expect(await find(newNumber())).toMatchObject({ found: false, byHand: true, whyByHand: "unavailable" });
  });

  test("speaks of another company is not believed", async () => {
    const find = await askingProduct();
    service().answerWith((response, asked) => json(said(other(asked)))(response));
    expect(await find(newNumber())).toMatchObject({ found: false, whyByHand: "unavailable" });
  });

  test("sends to somebody else is not followed", async () => {
    const find = await askingProduct();
    service().answerWith((response) => response.writeHead(302, { location: opened.outside?.url }).end());
    expect(await find(newNumber())).toMatchObject({ found: false, whyByHand: "unavailable" });
    expect(opened.outside?.asked).toEqual([]);
  });

  test("is dead is left alone after three failures, so that nobody waits for it, and tried again a minute later", async () => {
    const find = await askingProduct();
    service().answerWith(() => undefined);
    for (let time = 0; time < 6; time += 1) await find(newNumber());
    expect(service().asked).toHaveLength(3);

    service().answerWith((response, asked) => json(said(asked))(response));
    expect(await find(newNumber())).toMatchObject({ found: false });
    world.clock.forward({ minutes: 1, seconds: 1 });
    expect(await find(newNumber())).toMatchObject({ found: true });
    expect(await find(newNumber())).toMatchObject({ found: true });
  });

  test("hangs keeps a few people waiting and no more", async () => {
    const find = await askingProduct();
    service().answerWith(() => undefined);
    const answers = await Promise.all(Array.from({ length: 12 }, () => find(newNumber())));
    expect(answers.every(({ byHand }) => byHand)).toBe(true);
    expect(service().asked.length).toBeLessThan(ASKING_MAX + FAILURES_MAX); // the first that give up make room for others
  });
});

describe("whoever enters a company that is not here yet", () => {
  test("has its legal name from the service, which is asked once for both", async () => {
    const api = await productApi();
    const cnpj = newNumber();
    service().answerWith((response, asked) => json(said(asked))(response));
    await api("GET /projects/companies/find-cnpj/{cnpj}")({ cnpj });
    const { answer } = await api("POST /companies")({ body: { cnpj, companyName: "Como eu chamo" } });
    expect(answer).toMatchObject({ companyName: "OPEN KNOWLEDGE BRASIL", city: "SAO PAULO", entered: { source: "service" } });
    expect(service().asked).toEqual([cnpj]);
  });

  test("types it while the service is down, and is stopped by nothing [CD-155]", async () => {
    const api = await productApi();
    service().answerWith(json({}, 500));
    const cnpj = newNumber();
    const nameless = await api("POST /companies")({ body: { cnpj } });
    expect(nameless.refused.code).toBe("entered_company.name_missing");
    const { status, answer } = await api("POST /companies")({ body: { cnpj, companyName: "Digitada à mão" } });
    expect([status, answer.companyName, answer.entered?.source]).toEqual([201, "Digitada à mão", "typed"]);
  });
});
