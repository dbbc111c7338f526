import { addDays } from "../../../src/kernel/dates.ts";
import { dice } from "../../random.ts";
import { given, letterhead, personFacts, signatures, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts, ROW, table } from "../table.ts";
import { day } from "../wording.ts";

const items = [
  ["Capacete classe B com jugular", "31.469"],
  ["Óculos de proteção incolor", "19.176"],
  ["Protetor auditivo tipo concha", "14.235"],
  ["Cinto paraquedista com talabarte duplo", "35.509"],
  ["Luva de vaqueta", "30.322"],
  ["Botina de segurança com biqueira", "42.873"],
  ["Respirador PFF2", "38.954"],
  ["Creme de proteção grupo 3", "11.070"],
] as const;
const SIGNED_WIDTH = 40;

/** Delivery record of protective equipment, with a signature per line. */
export const equipmentSheet = (pen: Pen, printed: Printed): void => {
  const { worker, supplier, kind, issueDate, seed, wrong } = printed;
  const chance = dice(seed);
  letterhead(pen, supplier);
  title(pen, kind.title);
  facts(pen, [...supplierFacts(printed), ...(worker ? personFacts(printed, worker) : [])]);
  const handed = chance.some(items, 6 + chance.whole(3));
  const top = pen.y();
  table(
    pen,
    [
      { title: "Equipamento", share: 6 },
      { title: "CA", share: 2 },
      { title: "Qtd.", share: 1, align: "right" },
      { title: "Entrega", share: 2 },
      { title: "Assinatura", share: 3 },
    ],
    handed.map(([name, certificate], at) => [
      name,
      certificate,
      String(1 + chance.whole(2)),
      given(printed, "date", day(addDays(issueDate, -Math.floor(at / 3)))),
      "",
    ]),
  );
  const x = pen.left + (pen.width * 11) / 14 + 8;
  if (wrong !== "unsigned")
    for (const at of handed.keys()) {
      const y = top + ROW * (at + 1) + 10;
      const points = Array.from({ length: 8 }, (_, step) => [x + (SIGNED_WIDTH * step) / 7, y - chance.whole(7)] as const);
      pen.put({ kind: "path", points, width: 0.9, ink: "blue" });
    }
  pen.words(
    "Recebi gratuitamente os equipamentos acima, fui treinado no uso, na guarda e na conservação, e comprometo-me a usá-los durante o trabalho, a comunicar danos e a devolvê-los ao sair da empresa (NR-6 e art. 158 da CLT).",
  );
  signatures(pen, printed, [
    { name: worker?.name ?? "Colaborador", as: "Colaborador" },
    { name: "Almoxarifado", as: supplier.name },
  ]);
};
