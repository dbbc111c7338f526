import { type FigureEntry, held } from "./figure.ts";

const law6019 = { source: "Lei 6.019/1974, art. 4º-B, III (Lei 13.429/2017)", holdsFrom: "2017-03-31" } as const;
const legalAge = { source: "Constituição, art. 7º, XXXIII (EC 20/1998)", holdsFrom: "1998-12-16", confidence: "checked" } as const;
const dctfweb = "as fontes divergem: dia 15, dia 25 ou último dia útil";

/** Figures of labour and social-security law: due days, validities and amounts. */
export const labourFigures = {
  "clt.salary.due": [
    held(5, "business_day_of_next_month", { source: "CLT, art. 459, § 1º", holdsFrom: "1989-10-25", confidence: "checked" }),
  ],
  "clt.dismissal.due": [
    held(10, "days", { source: "CLT, art. 477, § 6º (Lei 13.467/2017)", holdsFrom: "2017-11-11", confidence: "checked" }),
  ],
  "clt.vacation.paid_before": [held(2, "days", { source: "CLT, art. 145", holdsFrom: "1977-05-01", confidence: "checked" })],
  "clt.vacation.notice": [held(30, "days", { source: "CLT, art. 135", holdsFrom: "1985-12-09" })],
  "clt.registration.due": [held(5, "business_days", { source: "CLT, art. 29 (Lei 13.874/2019)", holdsFrom: "2019-09-20" })],
  "clt.daily_limit": [held(8, "hours", { source: "CLT, art. 58; Constituição, art. 7º, XIII", holdsFrom: "1988-10-05" })],
  "clt.overtime_limit": [held(2, "hours", { source: "CLT, art. 59", holdsFrom: "1943-11-10" })],
  "clt.overtime_premium": [held(50, "percent", { source: "Constituição, art. 7º, XVI", holdsFrom: "1988-10-05" })],
  "clt.meal_break": [held(60, "minutes", { source: "CLT, art. 71", holdsFrom: "1943-11-10" })],
  "clt.rest_between_days": [held(11, "hours", { source: "CLT, art. 66", holdsFrom: "1943-11-10" })],
  "thirteenth.first.due": [held(1130, "month_day", { source: "Lei 4.749/1965, art. 2º", holdsFrom: "1965-08-13", confidence: "checked" })],
  "thirteenth.second.due": [held(1220, "month_day", { source: "Lei 4.749/1965, art. 1º", holdsFrom: "1965-08-13", confidence: "checked" })],
  "fgts.due": [
    held(7, "day_of_next_month", { source: "Lei 8.036/1990, art. 15, redação original", holdsFrom: "1990-05-14" }),
    held(20, "day_of_next_month", {
      source: "Lei 8.036/1990, art. 15 (Lei 14.438/2022), FGTS Digital",
      holdsFrom: "2024-03-01",
      confidence: "checked",
      note: "antecipa quando não é dia útil",
    }),
  ],
  "fgts.rate": [held(8, "percent", { source: "Lei 8.036/1990, art. 15", holdsFrom: "1990-05-14" })],
  "fgts.rate.apprentice": [held(2, "percent", { source: "Lei 8.036/1990, art. 15, § 7º", holdsFrom: "2000-12-20" })],
  "fgts.dismissal_fine": [held(40, "percent", { source: "Lei 8.036/1990, art. 18, § 1º", holdsFrom: "1990-05-14", confidence: "checked" })],
  "fgts.agreement_fine": [
    held(20, "percent", { source: "CLT, art. 484-A (Lei 13.467/2017)", holdsFrom: "2017-11-11", confidence: "checked" }),
  ],
  "fgts.dismissal.due": [held(10, "days", { source: "CLT, art. 477, § 6º; FGTS Digital", holdsFrom: "2024-03-01" })],
  "dctfweb.due": [
    held(15, "day_of_next_month", {
      source: "IN RFB 2.005/2021, art. 10",
      holdsFrom: "2021-01-29",
      confidence: "conflicting",
      note: dctfweb,
    }),
    held(1, "last_business_day_of_next_month", {
      source: "IN RFB 2.237/2024",
      holdsFrom: "2025-01-01",
      confidence: "conflicting",
      note: dctfweb,
    }),
  ],
  "darf.social_security.due": [held(20, "day_of_next_month", { source: "Lei 8.212/1991, art. 30, I, b", holdsFrom: "2009-01-28" })],
  "esocial.s1299.due": [held(15, "day_of_next_month", { source: "Manual de Orientação do eSocial, S-1299", holdsFrom: "2018-05-01" })],
  "esocial.s2299.due": [
    held(10, "days", { source: "Manual de Orientação do eSocial, S-2299", holdsFrom: "2018-03-01", confidence: "checked" }),
  ],
  "esocial.s2200.before_start": [
    held(1, "days", { source: "Manual de Orientação do eSocial, S-2200", holdsFrom: "2018-03-01", confidence: "checked" }),
  ],
  "crf.validity": [held(30, "days", { source: "Lei 8.036/1990, art. 27; Circular CAIXA", holdsFrom: "1990-05-14", confidence: "checked" })],
  "crf.renewal": [held(10, "days", { source: "Circular CAIXA, renovação do CRF", holdsFrom: "1990-05-14", confidence: "checked" })],
  "cnd.validity": [held(180, "days", { source: "Portaria Conjunta RFB/PGFN 1.751/2014, art. 10", holdsFrom: "2014-11-03" })],
  "cndt.validity": [held(180, "days", { source: "Lei 12.440/2011; Resolução CSJT/TST 1.470/2011", holdsFrom: "2012-01-04" })],
  "bankruptcy.validity": [held(90, "days", { source: "prática dos editais de contratação", holdsFrom: "2021-04-01" })],
  "articles.validity": [held(12, "months", { source: "prática de homologação: conferência anual", holdsFrom: "2017-03-31" })],
  "capital.up_to_10": [held(10_000, "BRL", law6019)],
  "capital.up_to_20": [held(25_000, "BRL", law6019)],
  "capital.up_to_50": [held(45_000, "BRL", law6019)],
  "capital.up_to_100": [held(100_000, "BRL", law6019)],
  "capital.above_100": [held(250_000, "BRL", law6019)],
  "temporary.limit": [held(180, "days", { source: "Lei 6.019/1974, art. 10, § 1º", holdsFrom: "2017-03-31" })],
  "temporary.extension": [held(90, "days", { source: "Lei 6.019/1974, art. 10, § 2º", holdsFrom: "2017-03-31" })],
  "internship.limit": [held(24, "months", { source: "Lei 11.788/2008, art. 11", holdsFrom: "2008-09-26", confidence: "checked" })],
  "internship.daily": [held(6, "hours", { source: "Lei 11.788/2008, art. 10, II", holdsFrom: "2008-09-26", confidence: "checked" })],
  "internship.weekly": [held(30, "hours", { source: "Lei 11.788/2008, art. 10, II", holdsFrom: "2008-09-26", confidence: "checked" })],
  "age.work": [held(16, "years", legalAge)],
  "age.apprentice": [held(14, "years", legalAge)],
  "age.hazard": [held(18, "years", { ...legalAge, note: "trabalho noturno, perigoso ou insalubre" })],
  "apprentice.limit": [held(24, "months", { source: "CLT, art. 428, § 3º", holdsFrom: "2008-09-26" })],
  "transport.worker_share": [held(6, "percent", { source: "Lei 7.418/1985, art. 4º, parágrafo único", holdsFrom: "1985-12-17" })],
  "rpa.social_security": [held(11, "percent", { source: "Lei 10.666/2003, art. 4º", holdsFrom: "2003-05-09" })],
  "withholding.services": [held(11, "percent", { source: "Lei 8.212/1991, art. 31", holdsFrom: "1999-02-01" })],
  "collective_agreement.limit": [held(24, "months", { source: "CLT, art. 614, § 3º (Lei 13.467/2017)", holdsFrom: "2017-11-11" })],
  "sick_leave.employer_days": [held(15, "days", { source: "Lei 8.213/1991, art. 60, § 3º", holdsFrom: "1999-11-29" })],
} as const satisfies { readonly [key: string]: readonly FigureEntry[] };
