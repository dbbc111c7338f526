import type { TrainingEvent } from "../rules/needs/training-events.ts";

const events = {
  absence: "Retorno de afastamento",
  function_change: "Mudança de função",
  risk_change: "Mudança de risco",
  accident: "Acidente",
} as const satisfies { readonly [C in TrainingEvent["cause"]]: string };

type Accident = { readonly movementId: number; readonly reason: string };

/**
 * Reason of the opening, as the supplier reads it in the pendency, its history and the notice. Notes are stored texts, in Portuguese. The
 * contractor gives the reason of a need after an accident.
 */
export const reasonOf = ({ cause, day, movementId }: TrainingEvent, accidents: readonly Accident[]): string => {
  const given = accidents.find((accident) => accident.movementId === movementId)?.reason;
  const event = `${events[cause]} em ${day.split("-").reverse().join("/")}`;
  return `${event}: ${given ?? "o treinamento precisa ser feito de novo."}`;
};
