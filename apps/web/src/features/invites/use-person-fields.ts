import { useState } from "react";
import { type PersonFaults, personFaults, type TypedPerson } from "./person-faults.ts";

type Field = keyof TypedPerson;

/** Name and phone. The fault of a field is shown after its first blur. */
export const usePersonFields = (known: TypedPerson) => {
  const [typed, setTyped] = useState(known);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const found = personFaults(typed);
  const shown: PersonFaults = {
    fullName: left.includes("fullName") ? found.fullName : undefined,
    phone: left.includes("phone") ? found.phone : undefined,
  };
  return {
    typed,
    shown,
    isComplete: found.fullName === undefined && found.phone === undefined,
    change: (field: Field, value: string) => setTyped((before) => ({ ...before, [field]: value })),
    leave: (field: Field) => setLeft((before) => (before.includes(field) ? before : [...before, field])),
  };
};
export type PersonFields = ReturnType<typeof usePersonFields>;
