import { type FigureEntry, held } from "./figure.ts";

const nr7 = { holdsFrom: "2022-01-03", confidence: "checked" } as const;
const nr1 = { holdsFrom: "2022-01-03", confidence: "checked" } as const;

/** Figures of health, safety and environment norms, without trainings. */
export const healthFigures = {
  "nr7.aso.periodic": [
    held(12, "months", {
      ...nr7,
      source: "NR-7, item 7.5.8, II, a",
      note: "exposto a risco do PGR ou com doença crônica; o médico pode encurtar",
    }),
  ],
  "nr7.aso.periodic_unexposed": [held(24, "months", { ...nr7, source: "NR-7, item 7.5.8, II, b" })],
  "nr7.aso.return_after": [held(30, "days", { ...nr7, source: "NR-7, item 7.5.9" })],
  "nr7.aso.dismissal_due": [held(10, "days", { ...nr7, source: "NR-7, item 7.5.11" })],
  "nr7.aso.dismissal_waived_grade_1_2": [held(135, "days", { ...nr7, source: "NR-7, item 7.5.11, graus de risco 1 e 2" })],
  "nr7.aso.dismissal_waived_grade_3_4": [held(90, "days", { ...nr7, source: "NR-7, item 7.5.11, graus de risco 3 e 4" })],
  "nr7.pcmso.report": [held(12, "months", { ...nr7, source: "NR-7, item 7.6.2 (relatório analítico anual)" })],
  "nr7.pcmso.validity": [
    held(12, "months", { source: "prática: o programa acompanha o relatório analítico anual", holdsFrom: "2022-01-03" }),
  ],
  "nr1.pgr.review": [held(24, "months", { ...nr1, source: "NR-1, item 1.5.4.4.6" })],
  "nr1.pgr.review_certified": [held(36, "months", { ...nr1, source: "NR-1, item 1.5.4.4.6.1, com sistema de gestão certificado" })],
  "nr1.pgr.plan_follow_up": [held(12, "months", { source: "prática: acompanhamento anual do plano de ação", holdsFrom: "2022-01-03" })],
  "nr1.psychosocial": [
    held(1, "required", {
      source: "NR-1, Portaria MTE 1.419/2024 e Portaria MTE 765/2025",
      holdsFrom: "2026-05-26",
      confidence: "checked",
    }),
  ],
  "nr1.order.review": [held(24, "months", { source: "prática: ordem de serviço conferida com o PGR", holdsFrom: "2022-01-03" })],
  "nr1.dir.validity": [held(24, "months", { source: "NR-1, item 1.8.4, conferida com a revisão do PGR", holdsFrom: "2022-01-03" })],
  "ltcat.review": [
    held(36, "months", { source: "Lei 8.213/1991, art. 58, § 1º: sem prazo fixo, a cada mudança", holdsFrom: "1997-12-11" }),
  ],
  "nr17.aet.review": [held(24, "months", { source: "NR-17, item 17.3, acompanha o PGR", holdsFrom: "2022-01-03" })],
  "nr6.sheet.review": [held(12, "months", { source: "prática: ficha conferida a cada ano e a cada entrega", holdsFrom: "2022-09-28" })],
  "nr5.mandate": [held(12, "months", { source: "NR-5, item 5.4.7", holdsFrom: "2022-01-03" })],
  "nr10.glove_test": [held(6, "months", { source: "ABNT NBR 16295, ensaio de luvas isolantes", holdsFrom: "2014-07-01" })],
  "nr12.report.review": [
    held(24, "months", { source: "prática: laudo conferido a cada dois anos e a cada mudança", holdsFrom: "2019-07-31" }),
  ],
  "nr18.scaffold.inspection": [held(6, "months", { source: "prática: inspeção semestral do projeto montado", holdsFrom: "2022-01-03" })],
  "nr35.anchor.inspection": [held(12, "months", { source: "NR-35, anexo II, item 3.4; NBR 16325", holdsFrom: "2016-09-24" })],
  "nr35.rescue.review": [held(12, "months", { source: "prática: simulado anual", holdsFrom: "2012-09-27" })],
  "nr33.detector.calibration": [held(12, "months", { source: "NR-33, item 33.5.15 e manual do fabricante", holdsFrom: "2022-10-03" })],
  "nr11.crane.inspection": [held(12, "months", { source: "NBR ISO 4309 e manual do fabricante", holdsFrom: "2009-03-01" })],
  "nr11.sling.inspection": [held(6, "months", { source: "NBR 15637, NBR 13541: inspeção periódica", holdsFrom: "2012-02-01" })],
  "radiation.dosimetry": [held(1, "months", { source: "CNEN NN 3.01: leitura mensal", holdsFrom: "2014-03-11" })],
  "vehicle.inspection": [held(12, "months", { source: "prática: inspeção anual do veículo", holdsFrom: "2020-01-01" })],
  "cat.due": [held(1, "business_days", { source: "Lei 8.213/1991, art. 22", holdsFrom: "1991-07-25", confidence: "checked" })],
  "mtr.validity": [held(12, "months", { source: "Portaria MMA 280/2020: manifestos do ano", holdsFrom: "2021-01-01" })],
  "ctf.validity": [held(3, "months", { source: "IN IBAMA 13/2021: certificado de regularidade trimestral", holdsFrom: "2021-08-23" })],
} as const satisfies { readonly [key: string]: readonly FigureEntry[] };
