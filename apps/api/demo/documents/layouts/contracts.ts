import { given, letterhead, personFacts, signatures, supplierFacts, title } from "../parts.ts";
import type { Pen } from "../pen.ts";
import type { Place, Printed } from "../printed.ts";
import { facts } from "../table.ts";
import { day, longDay, reais } from "../wording.ts";

/** Place of the contract: the contractor's city. */
const placeOf = ({ elsewhere, contractor }: Printed): Place => elsewhere ?? contractor;

const clauses = (printed: Printed): readonly string[] => {
  const { supplier, worker, expiryDate } = printed;
  const { city, state } = placeOf(printed);
  const until = expiryDate ? `até ${day(expiryDate)}` : "por prazo indeterminado";
  const pay = worker ? `a remuneração mensal de R$ ${reais(worker.salaryCents)}` : "os valores da tabela anexa";
  return [
    `O presente instrumento vigora ${until}, a contar da data de sua assinatura.`,
    `Este instrumento abrange os serviços prestados em ${city}/${state}, observadas as normas de segurança.`,
    `Pela prestação são devidos ${pay}, pagos até o quinto dia útil do mês seguinte ao trabalhado.`,
    "A jornada é de 44 horas semanais, com intervalo de uma hora para refeição e descanso, admitida a compensação na forma da lei.",
    "São fornecidos sem custo os equipamentos de proteção individual adequados ao risco, cujo uso é obrigatório.",
    "As partes observam o sigilo das informações a que tenham acesso e a Lei 13.709/2018 no tratamento de dados pessoais.",
    "O descumprimento de qualquer cláusula autoriza a rescisão, sem prejuízo das verbas devidas até a data.",
    `Fica eleito o foro da comarca de ${supplier.city}/${supplier.state} para as questões deste instrumento.`,
  ];
};

/** A contract between two parties with clauses and signatures. */
export const contract = (pen: Pen, printed: Printed): void => {
  const { supplier, worker, kind, issueDate } = printed;
  letterhead(pen, supplier);
  title(pen, kind.title);
  facts(pen, [...supplierFacts(printed), ...(worker ? personFacts(printed, worker) : [])]);
  pen.words("As partes acima identificadas têm entre si, justo e contratado, o que segue:", { face: "serif", size: 11.5 });
  for (const [at, clause] of clauses(printed).entries()) {
    pen.down(10);
    pen.words(`Cláusula ${at + 1}ª – ${clause}`, { face: "serif", size: 11.5 });
  }
  pen.need(170);
  pen.down(24);
  const date = given(printed, "date", longDay(issueDate));
  pen.line(`${supplier.city}/${supplier.state}, ${date}.`, { face: "serif", size: 11.5 });
  pen.down(16);
  signatures(pen, printed, [
    { name: "Marta Siqueira", as: supplier.name },
    { name: worker?.name ?? printed.contractor.name, as: worker ? "Contratado(a)" : "Contratante" },
    { name: "Pedro Antunes", as: "Testemunha" },
    { name: "Laura Viana", as: "Testemunha" },
  ]);
};
