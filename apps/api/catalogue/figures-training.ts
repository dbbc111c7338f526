import { type FigureEntry, held } from "./figure.ts";

const checked = "checked" as const;
const nr1 = { source: "NR-1, item 1.7.1.2", holdsFrom: "2022-01-03" } as const;
const nr5 = { holdsFrom: "2022-01-03", confidence: checked } as const;
const nr10 = { holdsFrom: "2004-12-08", confidence: checked } as const;
const nr20 = { holdsFrom: "2019-12-10" } as const;

/** Hours and months of mandatory trainings. */
export const trainingFigures = {
  "nr1.absence_trigger": [held(180, "days", { ...nr1, confidence: checked, note: "treinamento eventual ao retornar" })],
  "nr1.integration.validity": [held(24, "months", { ...nr1, note: "o empregador decide; conferido com o PGR" })],
  "nr5.hours.grade_1": [held(8, "hours", { ...nr5, source: "NR-5, item 5.7.4, grau de risco 1" })],
  "nr5.hours.grade_2": [held(12, "hours", { ...nr5, source: "NR-5, item 5.7.4, grau de risco 2" })],
  "nr5.hours.grade_3": [held(16, "hours", { ...nr5, source: "NR-5, item 5.7.4, grau de risco 3" })],
  "nr5.hours.grade_4": [held(20, "hours", { ...nr5, source: "NR-5, item 5.7.4, grau de risco 4" })],
  "nr5.reuse": [held(24, "months", { ...nr5, source: "NR-5, item 5.7.4.2, aproveitamento na mesma organização" })],
  "nr10.basic.hours": [held(40, "hours", { ...nr10, source: "NR-10, anexo III, 1" })],
  "nr10.sep.hours": [held(40, "hours", { source: "NR-10, anexo III, 2", holdsFrom: "2004-12-08" })],
  "nr10.validity": [held(24, "months", { ...nr10, source: "NR-10, item 10.8.8.2" })],
  "nr10.absence_trigger": [held(3, "months", { ...nr10, source: "NR-10, item 10.8.8.2, b" })],
  "nr11.card.validity": [held(12, "months", { source: "NR-11, item 11.1.6.1", holdsFrom: "1978-07-06", confidence: checked })],
  "nr11.operator.hours": [held(16, "hours", { source: "prática de mercado; a norma não fixa", holdsFrom: "1978-07-06" })],
  "nr12.hours": [held(8, "hours", { source: "NR-12, anexo II: o empregador define pela máquina", holdsFrom: "2019-07-31" })],
  "nr12.validity": [held(24, "months", { source: "prática: reciclagem bienal e a cada mudança", holdsFrom: "2019-07-31" })],
  "nr13.boiler.hours": [held(40, "hours", { source: "NR-13, anexo I, A1.4", holdsFrom: "2018-12-18" })],
  "nr13.process.hours": [held(40, "hours", { source: "NR-13, anexo I, B1.4", holdsFrom: "2018-12-18" })],
  "nr13.validity": [held(24, "months", { source: "prática: reciclagem bienal", holdsFrom: "2018-12-18" })],
  "nr18.basic.hours": [held(4, "hours", { source: "NR-18, anexo I, quadro 1", holdsFrom: "2022-01-03" })],
  "nr18.validity": [
    held(24, "months", {
      source: "NR-18, anexo I, quadro 1",
      holdsFrom: "2022-01-03",
      confidence: "conflicting",
      note: "uma tabela aberta diz um ano, outra dois",
    }),
  ],
  "nr20.basic.hours": [held(8, "hours", { ...nr20, source: "NR-20, anexo II: 3 ou 4 a 16 h conforme a classe" })],
  "nr20.update.hours": [held(4, "hours", { ...nr20, source: "NR-20, anexo II, atualização" })],
  "nr20.basic.validity": [held(36, "months", { ...nr20, source: "NR-20, item 20.11, curso básico", confidence: checked })],
  "nr20.intermediate.validity": [held(24, "months", { ...nr20, source: "NR-20, item 20.11, curso intermediário", confidence: checked })],
  "nr20.advanced_1.validity": [
    held(24, "months", {
      ...nr20,
      source: "NR-20, item 20.11, curso avançado I",
      confidence: "conflicting",
      note: "as fontes dizem um ano ou dois",
    }),
  ],
  "nr20.advanced_2.validity": [held(12, "months", { ...nr20, source: "NR-20, item 20.11, curso avançado II", confidence: checked })],
  "nr31.hours": [held(20, "hours", { source: "NR-31, item 31.7.5, agrotóxicos", holdsFrom: "2021-10-27" })],
  "nr31.validity": [held(36, "months", { source: "prática: reciclagem a cada três anos", holdsFrom: "2021-10-27" })],
  "nr32.hours": [held(8, "hours", { source: "prática; a norma pede capacitação contínua", holdsFrom: "2005-11-16" })],
  "nr32.validity": [held(12, "months", { source: "NR-32, item 32.2.4.9: capacitação contínua", holdsFrom: "2005-11-16" })],
  "nr33.worker.hours": [held(16, "hours", { source: "NR-33, item 33.5.21", holdsFrom: "2022-10-03" })],
  "nr33.supervisor.hours": [held(40, "hours", { source: "NR-33, item 33.5.21", holdsFrom: "2022-10-03" })],
  "nr33.periodic.hours": [held(8, "hours", { source: "NR-33, item 33.5.21", holdsFrom: "2022-10-03" })],
  "nr33.validity": [held(12, "months", { source: "NR-33, antigo item 33.3.5.3", holdsFrom: "2006-12-27", confidence: checked })],
  "nr34.hours": [held(8, "hours", { source: "NR-34, item 34.3.2, admissional", holdsFrom: "2011-01-21" })],
  "nr34.validity": [held(12, "months", { source: "NR-34, item 34.3.2, periódico", holdsFrom: "2011-01-21" })],
  "nr35.hours": [held(8, "hours", { source: "NR-35, antigo item 35.3.2", holdsFrom: "2012-09-27", confidence: checked })],
  "nr35.validity": [held(24, "months", { source: "NR-35, antigo item 35.3.3", holdsFrom: "2012-09-27", confidence: checked })],
  "nr35.absence_trigger": [
    held(90, "days", {
      source: "NR-35, antigo item 35.3.3.1",
      holdsFrom: "2012-09-27",
      confidence: "conflicting",
      note: "item revogado em 2019; o texto atual não fixa prazo",
    }),
  ],
  "diving.validity": [held(6, "months", { source: "NR-15, anexo 6: exames médicos semestrais", holdsFrom: "1983-11-14" })],
  "driving.hours": [held(16, "hours", { source: "prática de mercado", holdsFrom: "2008-07-01" })],
  "driving.validity": [held(24, "months", { source: "prática de mercado", holdsFrom: "2008-07-01" })],
  "guard.recycling": [held(24, "months", { source: "Lei 14.967/2024; reciclagem do vigilante", holdsFrom: "2024-09-10" })],
} as const satisfies { readonly [key: string]: readonly FigureEntry[] };
