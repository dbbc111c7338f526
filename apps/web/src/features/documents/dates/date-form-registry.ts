import { useRef, useState } from "react";
import type { SaveForm } from "./use-dates-form.ts";

/** The open date forms of a pendency, so that sending saves what is typed in them first. */
export const useDateForms = () => {
  const forms = useRef(new Map<string, SaveForm>());
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  return {
    /** Rows with typed dates that are not saved. */
    unsaved,
    note: (key: string, isUnsaved: boolean) =>
      setUnsaved((known) =>
        known.has(key) === isUnsaved ? known : new Set(isUnsaved ? [...known, key] : [...known].filter((one) => one !== key)),
      ),
    ready: (key: string, save: SaveForm | null) => void (save ? forms.current.set(key, save) : forms.current.delete(key)),
    has: (key: string) => forms.current.has(key),
    /** Saves one form after the other, and stops at the first that is faulty or refused, which has the focus then. */
    saveAll: async (): Promise<boolean> => {
      for (const save of forms.current.values()) if (!(await save())) return false;
      return true;
    },
  };
};
export type DateForms = ReturnType<typeof useDateForms>;
