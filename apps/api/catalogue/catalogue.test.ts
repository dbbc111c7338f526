import { describe, expect, test } from "vitest";
import { figures } from "./figures.ts";
import { platformCatalogue } from "./platform-catalogue.ts";

const { documentTypes, riskActivities, trainings } = platformCatalogue;
const REUSED_MAX = 3;
/** Permitted first words of a correction's action, all imperatives. */
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

describe("document types", () => {
  test.for(["STP", "SSMA"] as const)("are at least thirty in plan %s [CD-151]", (plan) => {
    expect(documentTypes.filter((type) => type.plan === plan).length).toBeGreaterThanOrEqual(30);
  });

  test("have unique ids, codes and names, in three languages", () => {
    expect(repeated(documentTypes.map(({ id }) => String(id)))).toEqual([]);
    expect(repeated(documentTypes.map(({ code }) => code))).toEqual([]);
    expect(repeated(documentTypes.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(documentTypes.filter(({ code, plan }) => !new RegExp(`^${plan}-[A-Z0-9-]+$`).test(code))).toEqual([]);
    expect(documentTypes.filter(({ nameEnUs, nameEsEs }) => !nameEnUs || !nameEsEs)).toEqual([]);
    expect(documentTypes.filter(({ id }) => id >= 10_001)).toEqual([]);
  });

  test("have a sentence as description and as instructions", () => {
    expect(documentTypes.filter(({ description }) => !/^[A-ZÀ-Ú].{20,}\.$/.test(description)).map(({ code }) => code)).toEqual([]);
    expect(documentTypes.filter(({ instructions }) => !/^[A-ZÀ-Ú].{20,}\.$/.test(instructions)).map(({ code }) => code)).toEqual([]);
  });

  test("have a movement exactly when their frequency is on_movement", () => {
    expect(documentTypes.filter(({ frequency, movement }) => (frequency === "on_movement") !== (movement !== null))).toEqual([]);
  });

  test("on a movement never expire, except the order of service", () => {
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

  test("request the date that their validity needs", () => {
    expect(documentTypes.filter(({ validity, asksExpiry }) => validity.kind === "printed" && !asksExpiry)).toEqual([]);
    expect(documentTypes.filter(({ validity, asksIssueDate }) => validity.kind === "from_issue" && !asksIssueDate)).toEqual([]);
  });

  test("warn thirty days before expiry, except the CRF [CD-159]", () => {
    const others = documentTypes.filter(({ nextDue }) => !("days" in nextDue && nextDue.days === 30));
    expect(others.map(({ code, nextDue }) => ({ code, nextDue }))).toEqual([{ code: "STP-CRF", nextDue: { figure: "crf.renewal" } }]);
    expect(figures.find(({ key }) => key === "crf.renewal")?.value).toBe(10);
  });

  test("block work if SSMA, and if STP only for unlawful work [CD-161]", () => {
    const ofWorkers = documentTypes.filter(({ kind }) => kind === "EMPLOYEE" || kind === "RISK");
    const blocking = ofWorkers.filter(({ plan, blocksWork }) => plan === "STP" && blocksWork).map(({ code }) => code);
    expect(blocking).toEqual(["STP-ESTRANGEIRO"]);
    const letting = ofWorkers.filter(({ plan, blocksWork }) => plan === "SSMA" && !blocksWork).map(({ code }) => code);
    expect(letting).toEqual(["SSMA-ASO-DEMISSIONAL", "SSMA-PPP"]);
  });
});

describe("checklists", () => {
  test("have four to eight questions with example and two corrections each", () => {
    expect(documentTypes.filter(({ questions }) => questions.length < 4 || questions.length > 8).map(({ code }) => code)).toEqual([]);
    const poor = documentTypes.flatMap(({ code, questions }) =>
      questions.filter(({ example, corrections: own }) => !example || own.length < 2).map(({ text }) => ({ code, text })),
    );
    expect(poor).toEqual([]);
  });

  test("are unique", () => {
    expect(repeated(documentTypes.map(listOf))).toEqual([]);
  });

  test("use no question or correction in more than three types", () => {
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

  test("have questions with a question mark and corrections with an action", () => {
    expect(documentTypes.flatMap(({ questions }) => questions.filter(({ text }) => !text.endsWith("?")))).toEqual([]);
    expect(corrections.filter(({ gap }) => gap.length < 12 || /[.→]$/.test(gap))).toEqual([]);
    expect(corrections.filter(({ action }) => action.length < 20 || !isAction(action) || !action.endsWith("."))).toEqual([]);
  });
});

describe("activities and trainings", () => {
  test("have the ids 1 (height) and 2 (electrical) of the list", () => {
    const named = (id: number) => riskActivities.find((activity) => activity.id === id)?.name;
    expect([named(1), named(2)]).toEqual(["Trabalho em altura", "Trabalho elétrico"]);
  });

  test("have unique ids, codes and names", () => {
    for (const rows of [riskActivities, trainings])
      for (const name of ["id", "code", "name"] as const) expect(repeated(rows.map((row) => String(row[name])))).toEqual([]);
  });

  test("require existing documents or trainings, at least one each", () => {
    const types = new Set(documentTypes.map(({ id }) => id));
    const known = new Set(trainings.map(({ id }) => id));
    expect(riskActivities.flatMap(({ documents }) => documents.filter(({ ownerId, id }) => ownerId !== 0 || !types.has(id)))).toEqual([]);
    expect(riskActivities.flatMap(({ trainingIds }) => trainingIds.filter((id) => !known.has(id)))).toEqual([]);
    expect(riskActivities.filter(({ documents, trainingIds }) => documents.length + trainingIds.length === 0)).toEqual([]);
    expect(trainings.filter(({ documentTypeId }) => !types.has(documentTypeId))).toEqual([]);
  });

  test("every RISK document is required by an activity", () => {
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

describe("figures of norms", () => {
  test("have a source, a start day and a confidence", () => {
    const wrong = figures.filter(
      ({ source, holdsFrom, confidence }) => source.length < 5 || !/^\d{4}-\d{2}-\d{2}$/.test(holdsFrom) || !confidence,
    );
    expect(wrong).toEqual([]);
    expect(figures.filter(({ value }) => !Number.isSafeInteger(value) || value < 0)).toEqual([]);
  });

  test("are unique per key and day, with notes for conflicting sources", () => {
    expect(repeated(figures.map(({ key, holdsFrom }) => `${key} ${holdsFrom}`))).toEqual([]);
    expect(figures.filter(({ confidence, note }) => confidence === "conflicting" && !note)).toEqual([]);
  });

  test("exist for every type and training, in months or days", () => {
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
