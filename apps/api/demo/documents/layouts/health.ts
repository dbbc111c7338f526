import { dice } from "../../random.ts";
import { given, letterhead, personFacts, signatures, standing, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts, table } from "../table.ts";
import { day } from "../wording.ts";

const doctors = ["Dr. Paulo Melo", "Dra. Lúcia Prado", "Dr. Renato Aguiar", "Dra. Simone Tavares", "Dr. Otávio Bessa"] as const;
const clinics = ["Clínica Vale Saúde Ocupacional", "Medicina do Trabalho Pampulha", "Centro Médico São Lucas"] as const;
const occasions: { readonly [code: string]: string } = {
  "SSMA-ASO-ADMISSIONAL": "Admissional",
  "SSMA-ASO-PERIODICO": "Periódico",
  "SSMA-ASO-RETORNO": "Retorno ao trabalho",
  "SSMA-ASO-MUDANCA": "Mudança de risco",
  "SSMA-ASO-DEMISSIONAL": "Demissional",
};
const risks = [
  ["Físico", "Ruído contínuo de 84 dB(A)", "Audiometria tonal"],
  ["Químico", "Poeira respirável", "Espirometria, raio X de tórax"],
  ["Ergonômico", "Levantamento e transporte de peso", "Avaliação clínica"],
  ["Acidente", "Queda de altura", "ECG, glicemia, acuidade visual"],
] as const;

/** Occupational health certificate of a clinic. */
export const healthCertificate = (pen: Pen, printed: Printed): void => {
  const { worker, kind, issueDate, supplier, seed, wrong } = printed;
  const chance = dice(seed);
  const date = given(printed, "date", day(issueDate));
  const marked = occasions[kind.code ?? ""] ?? kind.title;
  letterhead(pen, { name: chance.pick(clinics), cnpj: "04.118.530/0001-42", city: supplier.city, state: supplier.state }, "blue");
  title(pen, "Atestado de Saúde Ocupacional");
  pen.words("Em cumprimento à NR-7 (PCMSO) e ao art. 168 da CLT, atesto que a pessoa abaixo foi submetida a exame clínico.");
  pen.down(6);
  facts(pen, [...supplierFacts(printed), ...(worker ? personFacts(printed, worker) : [])]);
  const types = Object.values(occasions).map((type) => `${type === marked ? "[X]" : "[  ]"} ${type}`);
  facts(pen, [["Tipo de exame", types.join("   ")]], 1);
  table(
    pen,
    [
      { title: "Risco", share: 2 },
      { title: "Agente", share: 4 },
      { title: "Exame complementar", share: 4 },
      { title: "Data", share: 2 },
    ],
    risks.map((row) => [...row, date]),
  );
  const fit = wrong === "unfit" ? "[  ] APTO    [X] INAPTO" : "[X] APTO    [  ] INAPTO";
  facts(
    pen,
    [
      ["Data do exame clínico", date],
      ["Conclusão", `${fit}   para ${worker?.role ?? "a função"}`],
      ["Aptidões específicas", standing(printed, "Apto para trabalho em altura (NR-35) e eletricidade (NR-10)")],
    ],
    1,
  );
  const crm = (offset: number) => `CRM/${supplier.state} ${20 + chance.whole(60)}.${100 + chance.whole(800) + offset}`;
  signatures(pen, printed, [
    { name: chance.pick(doctors), as: "Médico examinador", register: crm(0) },
    { name: "Dra. Helena Cordeiro", as: "Coordenação do PCMSO", register: crm(7) },
    { name: worker?.name ?? "Colaborador", as: "Ciência do colaborador" },
  ]);
};
