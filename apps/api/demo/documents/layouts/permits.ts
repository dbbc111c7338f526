import { dice } from "../../random.ts";
import { given, letterhead, projectFacts, signatures, standing, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts, table } from "../table.ts";
import { day } from "../wording.ts";

const steps = [
  ["Isolamento e sinalização da área", "Entrada de terceiros", "Cones, fita, vigia"],
  ["Inspeção de ferramentas e acessórios", "Ruptura em uso", "Lista de conferência, cor do mês"],
  ["Descarga e movimentação de materiais", "Esmagamento, torção", "Empilhadeira, duas pessoas por peça"],
  ["Montagem da base e nivelamento", "Tombamento", "Sapatas ajustáveis, solo verificado"],
  ["Execução em altura", "Queda de pessoas e de peças", "Linha de vida, ferramentas amarradas"],
  ["Bloqueio de energias", "Choque, partida inesperada", "Cadeado individual, teste de ausência"],
  ["Limpeza e devolução da área", "Corte, escorregão", "Luvas, descarte em caçamba própria"],
] as const;

/** Work permit or risk analysis, signed by each worker of the crew. */
export const permit = (pen: Pen, printed: Printed): void => {
  const { supplier, kind, issueDate, seed, worker, colleagues, month } = printed;
  const chance = dice(seed);
  letterhead(pen, supplier);
  title(pen, kind.title);
  const date = given(printed, "date", day(issueDate));
  facts(pen, [
    ...supplierFacts(printed),
    ...projectFacts(printed),
    ...(worker
      ? ([
          ["Executante", worker.name],
          ["CPF ou documento", given(printed, "document", worker.document)],
          ["Função", worker.role],
        ] as const)
      : []),
    ["Data e início", date === "" ? "" : `${date}, ${6 + chance.whole(3)}h`],
    ["Limites de parada", "Vento acima de 40 km/h, raios, chuva"],
    ...(month ? ([["Mês", `${month.slice(5)}/${month.slice(0, 4)}`]] as const) : []),
    ["Situação", standing(printed, "LIBERADA")],
  ]);
  table(
    pen,
    [
      { title: "Etapa", share: 4 },
      { title: "Perigo", share: 3 },
      { title: "Controle", share: 4 },
    ],
    chance.some(steps, steps.length),
  );
  pen.line("Equipe executante", { face: "bold", size: 10 });
  pen.down(12);
  const crew = [...(worker ? [worker] : []), ...colleagues.slice(0, worker ? 2 : 3)];
  signatures(pen, printed, [
    ...crew.map(({ name, role }) => ({ name, as: role })),
    { name: "Téc. Wagner Lopes", as: "Segurança do trabalho", register: `MTE ${20_000 + chance.whole(60_000)}` },
  ]);
};
