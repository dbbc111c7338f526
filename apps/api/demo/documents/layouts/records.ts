import { dice } from "../../random.ts";
import { code, given, letterhead, personFacts, projectFacts, signatures, stamp, standing, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts, table } from "../table.ts";
import { day, monthOf } from "../wording.ts";

const checks = [
  "Identificação e plaqueta legíveis",
  "Estrutura, soldas e fixações",
  "Desgaste, corrosão e deformações",
  "Dispositivos de segurança e bloqueios",
  "Ensaio com carga de 125 %",
  "Sinalização e área de trabalho",
  "Manual e registros de manutenção",
];

/** Inspection report of a registered professional: machines, anchors, vehicles, licences, waste. */
export const record = (pen: Pen, printed: Printed): void => {
  const { supplier, kind, issueDate, expiryDate, seed, worker, month, wrong } = printed;
  const chance = dice(seed);
  letterhead(pen, supplier);
  title(pen, kind.title);
  const date = given(printed, "date", day(issueDate));
  facts(pen, [
    ...supplierFacts(printed),
    ...(worker ? personFacts(printed, worker) : []),
    ...projectFacts(printed),
    ["Número", `${chance.whole(9_000) + 1_000}/${issueDate.slice(0, 4)}`],
    [
      "Identificação",
      `${chance.pick(["LV", "EQ", "MT"])}-${String(1 + chance.whole(40)).padStart(2, "0")} · série ${chance.whole(90_000) + 10_000}`,
    ],
    ["Data", date],
    ["Válido até", expiryDate ? day(expiryDate) : "Sem vencimento"],
    ...(month ? ([["Mês de referência", given(printed, "month", monthOf(month))]] as const) : []),
    ["ART / registro", wrong === "unregistered" ? "" : given(printed, "register", `ART 2026${chance.whole(9_000) + 1_000}`)],
    ["Situação", standing(printed, "APROVADO")],
  ]);
  const failed = wrong === "unfit" ? chance.whole(checks.length) : -1;
  table(
    pen,
    [
      { title: "Item verificado", share: 6 },
      { title: "Resultado", share: 2 },
      { title: "Data", share: 2 },
    ],
    checks.map((item, at) => [item, at === failed ? "REPROVADO" : "Conforme", date]),
  );
  pen.words(`Registro eletrônico ${code(seed)}. Os instrumentos usados têm calibração rastreável.`, { size: 8, ink: "grey" });
  if (wrong !== "unfit") stamp(pen, "APROVADO", [pen.left + 330, pen.y() + 40]);
  signatures(pen, printed, [
    { name: "Eng. Cássio Amaral", as: "Responsável técnico", register: `CREA/${supplier.state} 87.654` },
    { name: "Encarregado da obra", as: supplier.name },
  ]);
};
