import { describe, expect, test } from "vitest";
import { figures } from "./figures.ts";
import { platformCatalogue } from "./platform-catalogue.ts";

const { documentTypes, riskActivities, trainings } = platformCatalogue;
const REUSED_MAX = 3;
/** What somebody is told to do about a "Não": each correction begins with one of these. */
const ACTIONS = new Set(
  `Adapte Afaste Agende Aguarde Ajuste Amplie Anexe Apresente Assine Atualize Baixe Cadastre Calibre Cancele Capacite
  Classifique Colha Complemente Complete Comunique Confira Conserte Consulte Contrate Convoque Corrija Credite Cumpra
  Defina Deposite Designe Devolva Digitalize Divulgue Elabore Emita Encaminhe Encerre Entregue Envie Escaneie Exporte
  Faça Filtre Gere Identifique Inclua Indique Inspecione Instale Interrompa Junte Leia Mantenha Matricule Mude Obtenha
  Pague Peça Preencha Protocole Providencie Reabra Realize Recalcule Recolha Reenvie Refaça Registre Regularize Reimprima
  Renove Repare Retifique Retire Reveja Revise Salve Separe Solicite Submeta Substitua Transmita Treine Troque Valide`.split(/\s+/),
);
const isAction = (text: string): boolean => ACTIONS.has(text.split(/[ -]/)[0] ?? "");

const repeated = (texts: readonly string[], most = 1): readonly string[] =>
  [...Map.groupBy(texts, (text) => text)].filter(([, times]) => times.length > most).map(([text]) => text);
const listOf = ({ questions }: (typeof documentTypes)[number]): string => questions.map(({ text }) => text).join("\n");
const corrections = documentTypes.flatMap(({ code, questions }) =>
  questions.flatMap(({ corrections: own }) => own.map((correction) => ({ code, ...correction }))),
);

describe("the document types of the platform", () => {
  test.for(["STP", "SSMA"] as const)("are at least thirty of the plan %s [CD-151]", (plan) => {
    expect(documentTypes.filter((type) => type.plan === plan).length).toBeGreaterThanOrEqual(30);
  });

  test("have ids, codes and names of their own, in three languages", () => {
    expect(repeated(documentTypes.map(({ id }) => String(id)))).toEqual([]);
    expect(repeated(documentTypes.map(({ code }) => code))).toEqual([]);
    expect(repeated(documentTypes.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(documentTypes.filter(({ code, plan }) => !new RegExp(`^${plan}-[A-Z0-9-]+$`).test(code))).toEqual([]);
    expect(documentTypes.filter(({ nameEnUs, nameEsEs }) => !nameEnUs || !nameEsEs)).toEqual([]);
    expect(documentTypes.filter(({ id }) => id >= 10_001)).toEqual([]);
  });

  test("say in a sentence what they are and what to send", () => {
    expect(documentTypes.filter(({ description }) => !/^[A-ZÀ-Ú].{20,}\.$/.test(description)).map(({ code }) => code)).toEqual([]);
    expect(documentTypes.filter(({ instructions }) => !/^[A-ZÀ-Ú].{20,}\.$/.test(instructions)).map(({ code }) => code)).toEqual([]);
  });

  test("name a movement exactly when they are asked for on one", () => {
    expect(documentTypes.filter(({ frequency, movement }) => (frequency === "on_movement") !== (movement !== null))).toEqual([]);
  });

  test("prove for good what was done on a movement, and only the order of service is looked through again", () => {
    const expiring = documentTypes.filter(({ movement, validity }) => movement !== null && validity.kind !== "none");
    expect(expiring.map(({ code }) => code)).toEqual(["SSMA-ORDEM-SERVICO"]);
    const exams = documentTypes.filter(
      ({ code, movement }) => code.startsWith("SSMA-ASO") && movement !== null && movement !== "dismissal",
    );
    expect(exams.map(({ movement, asksIssueDate }) => [movement, asksIssueDate])).toEqual([
      ["admission", true],
      ["return", true],
      ["risk_change", true],
    ]);
  });

  test("ask for the date from which, or until which, they hold", () => {
    expect(documentTypes.filter(({ validity, asksExpiry }) => validity.kind === "printed" && !asksExpiry)).toEqual([]);
    expect(documentTypes.filter(({ validity, asksIssueDate }) => validity.kind === "from_issue" && !asksIssueDate)).toEqual([]);
  });

  test("warn thirty days before their expiry, and the CRF by its own figure [CD-159]", () => {
    const others = documentTypes.filter(({ nextDue }) => !("days" in nextDue && nextDue.days === 30));
    expect(others.map(({ code, nextDue }) => ({ code, nextDue }))).toEqual([{ code: "STP-CRF", nextDue: { figure: "crf.renewal" } }]);
    expect(figures.find(({ key }) => key === "crf.renewal")?.value).toBe(10);
  });

  test("keep a worker from working for health and safety, and for labour law only where the work itself is unlawful [CD-161]", () => {
    const ofWorkers = documentTypes.filter(({ kind }) => kind === "EMPLOYEE" || kind === "RISK");
    const blocking = ofWorkers.filter(({ plan, blocksWork }) => plan === "STP" && blocksWork).map(({ code }) => code);
    expect(blocking).toEqual(["STP-ESTRANGEIRO"]);
    const letting = ofWorkers.filter(({ plan, blocksWork }) => plan === "SSMA" && !blocksWork).map(({ code }) => code);
    expect(letting).toEqual(["SSMA-ASO-DEMISSIONAL", "SSMA-PPP"]);
  });
});

describe("the checklists", () => {
  test("have four to eight questions, each with an example and two or more corrections", () => {
    expect(documentTypes.filter(({ questions }) => questions.length < 4 || questions.length > 8).map(({ code }) => code)).toEqual([]);
    const poor = documentTypes.flatMap(({ code, questions }) =>
      questions.filter(({ example, corrections: own }) => !example || own.length < 2).map(({ text }) => ({ code, text })),
    );
    expect(poor).toEqual([]);
  });

  test("are no two the same", () => {
    expect(repeated(documentTypes.map(listOf))).toEqual([]);
  });

  test("use no question and no correction in more than three types", () => {
    expect(
      repeated(
        documentTypes.flatMap(({ questions }) => questions.map(({ text }) => text)),
        REUSED_MAX,
      ),
    ).toEqual([]);
    expect(
      repeated(
        corrections.map(({ gap, action }) => `${gap} → ${action}`),
        REUSED_MAX,
      ),
    ).toEqual([]);
    expect(
      repeated(
        corrections.map(({ action }) => action),
        REUSED_MAX,
      ),
    ).toEqual([]);
    expect(
      repeated(
        corrections.map(({ gap }) => gap),
        REUSED_MAX,
      ),
    ).toEqual([]);
  });

  test("ask with a question mark, and answer a Não with what lacks and what to do about it", () => {
    expect(documentTypes.flatMap(({ questions }) => questions.filter(({ text }) => !text.endsWith("?")))).toEqual([]);
    expect(corrections.filter(({ gap }) => gap.length < 12 || /[.→]$/.test(gap))).toEqual([]);
    expect(corrections.filter(({ action }) => action.length < 20 || !isAction(action) || !action.endsWith("."))).toEqual([]);
  });
});

describe("activities and trainings", () => {
  test("keep the ids of the fixed list: 1 is work at height, 2 is electrical work", () => {
    const named = (id: number) => riskActivities.find((activity) => activity.id === id)?.name;
    expect([named(1), named(2)]).toEqual(["Trabalho em altura", "Trabalho elétrico"]);
  });

  test("have ids, codes and names of their own", () => {
    for (const rows of [riskActivities, trainings])
      for (const name of ["id", "code", "name"] as const) expect(repeated(rows.map((row) => String(row[name])))).toEqual([]);
  });

  test("demand documents and trainings that exist, and each something", () => {
    const types = new Set(documentTypes.map(({ id }) => id));
    const known = new Set(trainings.map(({ id }) => id));
    expect(riskActivities.flatMap(({ documents }) => documents.filter(({ ownerId, id }) => ownerId !== 0 || !types.has(id)))).toEqual([]);
    expect(riskActivities.flatMap(({ trainingIds }) => trainingIds.filter((id) => !known.has(id)))).toEqual([]);
    expect(riskActivities.filter(({ documents, trainingIds }) => documents.length + trainingIds.length === 0)).toEqual([]);
    expect(trainings.filter(({ documentTypeId }) => !types.has(documentTypeId))).toEqual([]);
  });

  test("every certificate of a risk is demanded by some activity", () => {
    const certificates = new Map(trainings.map(({ id, documentTypeId }) => [id, documentTypeId]));
    const demanded = new Set(
      riskActivities.flatMap(({ documents, trainingIds }) => [
        ...documents.map(({ id }) => id),
        ...trainingIds.map((id) => certificates.get(id)),
      ]),
    );
    expect(documentTypes.filter(({ kind, id }) => kind === "RISK" && !demanded.has(id)).map(({ code }) => code)).toEqual([]);
  });
});

describe("every figure of a norm", () => {
  test("has its source, a day from which it holds, and how sure it is", () => {
    const wrong = figures.filter(
      ({ source, holdsFrom, confidence }) => source.length < 5 || !/^\d{4}-\d{2}-\d{2}$/.test(holdsFrom) || !confidence,
    );
    expect(wrong).toEqual([]);
    expect(figures.filter(({ value }) => !Number.isSafeInteger(value) || value < 0)).toEqual([]);
  });

  test("holds from a day once, and where the sources disagree it says how", () => {
    expect(repeated(figures.map(({ key, holdsFrom }) => `${key} ${holdsFrom}`))).toEqual([]);
    expect(figures.filter(({ confidence, note }) => confidence === "conflicting" && !note)).toEqual([]);
  });

  test("that types and trainings name exists, in the unit in which validities are counted", () => {
    const validities = new Set(figures.filter(({ unit }) => unit === "months" || unit === "days").map(({ key }) => key));
    const named = documentTypes.flatMap(({ validity }) => ("figure" in validity ? [validity.figure] : []));
    expect(named.filter((key) => !validities.has(key))).toEqual([]);
    const known = new Set(figures.map(({ key }) => key));
    const ofTrainings = trainings.flatMap(({ initialFigure, periodicFigure, validityFigure }) => [
      initialFigure,
      periodicFigure,
      validityFigure,
    ]);
    expect(ofTrainings.filter((key) => key !== null && !known.has(key))).toEqual([]);
  });
});
