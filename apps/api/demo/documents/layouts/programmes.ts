import { dice } from "../../random.ts";
import { given, letterhead, projectFacts, signatures, standing, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts, table } from "../table.ts";
import { day, longDay } from "../wording.ts";

const hazards = [
  ["Montagem e içamento", "Queda de materiais", "Isolamento, amarração, capacete com jugular", "Alto"],
  ["Trabalho em altura", "Queda de pessoas", "Linha de vida, cinto, plano de resgate", "Alto"],
  ["Operação de máquinas", "Aprisionamento de membros", "Proteção fixa, bloqueio e etiquetagem", "Médio"],
  ["Instalações elétricas", "Choque e arco elétrico", "Desenergização, vestimenta, aterramento", "Alto"],
  ["Limpeza de áreas", "Poeira e agentes químicos", "Umidificação, respirador PFF2, FDS no local", "Médio"],
  ["Escritório de obra", "Postura, fatores psicossociais", "Pausas, escuta, rodízio de tarefas", "Baixo"],
] as const;

/** A safety or health programme: cover, findings and responsible person. */
export const programme = (pen: Pen, printed: Printed): void => {
  const { kind, supplier, issueDate, expiryDate, seed, project, contractor, elsewhere } = printed;
  const { city, state } = elsewhere ?? contractor;
  const date = given(printed, "date", day(issueDate));
  letterhead(pen, supplier);
  pen.down(90);
  title(pen, kind.title);
  pen.down(30);
  facts(
    pen,
    [
      ...supplierFacts(printed),
      ["Estabelecimento / obra", `${project.name}, ${city}/${state}`],
      ["Contratante", contractor.name],
      ["Data de emissão", date],
      ["Vigência", expiryDate ? `até ${day(expiryDate)}` : "enquanto durarem as condições avaliadas"],
      ["Grau de risco", "3"],
      ["Situação", standing(printed, "VIGENTE")],
    ],
    1,
  );
  pen.turn();
  pen.line("1. Objetivo e abrangência", { face: "bold", size: 11 });
  pen.down(18);
  pen.words(
    `Este documento registra a identificação dos perigos, a avaliação dos riscos e as medidas adotadas pela ${supplier.name} nos serviços executados para ${contractor.name}, em atendimento às Normas Regulamentadoras. Abrange todas as funções presentes na obra e é revisto sempre que mudam as condições de trabalho.`,
  );
  pen.down(10);
  pen.line("2. Riscos por atividade e medidas", { face: "bold", size: 11 });
  pen.down(18);
  table(
    pen,
    [
      { title: "Atividade", share: 3 },
      { title: "Perigo", share: 3 },
      { title: "Medidas", share: 5 },
      { title: "Risco", share: 1 },
    ],
    dice(seed).some(hazards, hazards.length),
  );
  facts(pen, projectFacts(printed));
  pen.line("3. Responsáveis", { face: "bold", size: 11 });
  pen.down(18);
  pen.words(`${supplier.city}/${supplier.state}, ${date === "" ? "" : longDay(issueDate)}.`);
  signatures(pen, printed, [
    { name: "Eng. Cássio Amaral", as: "Engenharia de segurança", register: `CREA/${supplier.state} 87.654` },
    { name: "Direção da empresa", as: supplier.name },
  ]);
};
