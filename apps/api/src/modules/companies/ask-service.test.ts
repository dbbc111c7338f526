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

/** A CNPJ that no earlier test looked up. */
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

/** An app with the lookup service configured. Each test has its own app, because the circuit breaker is app state. */
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

describe("CNPJ lookup in the external service", () => {
  test("lookup parses the service answer and caches it for a day", async () => {
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

  test("lookup removes address and CPF of an individual firm before it caches", async () => {
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

  test("lookup answers byHand when the service does not know the CNPJ", async () => {
    const find = await askingProduct();
    service().answerWith(json({ message: "CNPJ não encontrado" }, 404));
    expect(await find(newNumber())).toMatchObject({ found: false, byHand: true, whyByHand: "unknown", companyName: null });
  });
});

describe("failures of the lookup service", () => {
  const other = (cnpj: string) => (cnpj.startsWith("77") ? "33683111000280" : cnpj);
  test.each([
    { what: "fails", answer: json({}, 500) },
    { what: "answers 429", answer: json({}, 429) },
    { what: "answers HTML", answer: json("<html>ops</html>") },
    { what: "omits the name", answer: json({ cnpj: "33683111000280" }) },
    { what: "sends an endless answer", answer: json(`{"cnpj":"${"9".repeat(1_100_000)}"}`) },
    { what: "does not answer", answer: () => undefined },
  ])("lookup answers byHand when the service $what", async ({ answer }) => {
    const find = await askingProduct();
    service().answerWith(answer);
    expect(await find(newNumber())).toMatchObject({ found: false, byHand: true, whyByHand: "unavailable" });
  });

  test("lookup rejects an answer for another CNPJ", async () => {
    const find = await askingProduct();
    service().answerWith((response, asked) => json(said(other(asked)))(response));
    expect(await find(newNumber())).toMatchObject({ found: false, whyByHand: "unavailable" });
  });

  test("lookup does not follow a redirect", async () => {
    const find = await askingProduct();
    service().answerWith((response) => response.writeHead(302, { location: opened.outside?.url }).end());
    expect(await find(newNumber())).toMatchObject({ found: false, whyByHand: "unavailable" });
    expect(opened.outside?.asked).toEqual([]);
  });

  test("the circuit opens after three failures and allows one trial later", async () => {
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

  test("lookup limits the concurrent requests when the service hangs", async () => {
    const find = await askingProduct();
    service().answerWith(() => undefined);
    const answers = await Promise.all(Array.from({ length: 12 }, () => find(newNumber())));
    expect(answers.every(({ byHand }) => byHand)).toBe(true);
    expect(service().asked.length).toBeLessThan(ASKING_MAX + FAILURES_MAX); // requests that time out free slots for others
  });
});

describe("entering a company with the lookup service", () => {
  test("entering a company uses the cached legal name of the service", async () => {
    const api = await productApi();
    const cnpj = newNumber();
    service().answerWith((response, asked) => json(said(asked))(response));
    await api("GET /projects/companies/find-cnpj/{cnpj}")({ cnpj });
    const { answer } = await api("POST /companies")({ body: { cnpj, companyName: "Como eu chamo" } });
    expect(answer).toMatchObject({ companyName: "OPEN KNOWLEDGE BRASIL", city: "SAO PAULO", entered: { source: "service" } });
    expect(service().asked).toEqual([cnpj]);
  });

  test("a company is entered with typed data when the service fails [CD-155]", async () => {
    const api = await productApi();
    service().answerWith(json({}, 500));
    const cnpj = newNumber();
    const nameless = await api("POST /companies")({ body: { cnpj } });
    expect(nameless.refused.code).toBe("entered_company.name_missing");
    const { status, answer } = await api("POST /companies")({ body: { cnpj, companyName: "Digitada à mão" } });
    expect([status, answer.companyName, answer.entered?.source]).toEqual([201, "Digitada à mão", "typed"]);
  });
});
