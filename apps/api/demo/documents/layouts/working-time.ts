import { dice } from "../../random.ts";
import { letterhead, personFacts, signatures, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Printed } from "../printed.ts";
import { facts, table } from "../table.ts";
import { daysIn } from "../wording.ts";
import { monthShown } from "./payroll.ts";

const clock = (hour: number, minutes: number): string =>
  `${String(hour + Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const weekdays = ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"];

/** Time sheet with every day of a month. */
export const timeSheet = (pen: Pen, printed: Printed): void => {
  const { worker, supplier, kind, seed, wrong } = printed;
  const chance = dice(seed);
  const month = printed.month ?? printed.issueDate.slice(0, 7);
  const rest = wrong === "insufficient" ? 25 : 60;
  letterhead(pen, supplier);
  title(pen, kind.title);
  facts(pen, [
    ...supplierFacts(printed),
    ...(worker ? personFacts(printed, worker) : []),
    ["Período", monthShown(printed)],
    ["Jornada", "44 h semanais, 07:00 às 16:48"],
  ]);
  const rows = Array.from({ length: daysIn(month) }, (_, at) => {
    const date = `${month}-${String(at + 1).padStart(2, "0")}`;
    const weekday = new Date(date).getUTCDay();
    const head = [`${String(at + 1).padStart(2, "0")} ${weekdays[weekday]}`];
    if (weekday === 0 || weekday === 6) return [...head, "DSR", "", "", "", ""];
    const [came, noon] = [chance.whole(9), chance.whole(7)];
    const extra = chance.whole(5) === 0 ? 60 : 0;
    return [...head, clock(6, 55 + came), clock(12, noon), clock(12, noon + rest), clock(16, 48 + came + extra), extra ? "01:00" : ""];
  });
  table(
    pen,
    [
      { title: "Dia", share: 2 },
      { title: "Entrada", share: 2 },
      { title: "Saída", share: 2 },
      { title: "Entrada", share: 2 },
      { title: "Saída", share: 2 },
      { title: "Extras", share: 2, align: "right" },
    ],
    rows,
  );
  signatures(pen, printed, [
    { name: worker?.name ?? "Colaborador", as: "Colaborador" },
    { name: "Encarregado da obra", as: supplier.name },
  ]);
};
