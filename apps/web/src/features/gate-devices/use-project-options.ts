import type { GateDevice } from "@emdia/contract/gate/device-routes.ts";
import { URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deviceProjectsQuery } from "./device-queries.ts";

type Input = { readonly companyId: number; readonly device: GateDevice | null };

/** Options of the project field, searched on the server. Chosen projects stay options during further searches. */
export const useProjectOptions = ({ companyId, device }: Input) => {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<GateDevice["projects"]>(device?.projects ?? []);
  const [asked] = useDebouncedValue(words.trim(), URL_UPDATE_DELAY_MS);
  const { data, isFetching } = useQuery(deviceProjectsQuery(companyId, asked));
  const offered = [...chosen, ...(data?.results ?? []).filter(({ id }) => chosen.every((one) => one.id !== id))];
  return {
    options: offered.map(({ id, name }) => ({ value: String(id), label: name })),
    words,
    setWords,
    isFetching,
    choose: (ids: readonly string[]) => setChosen(offered.filter(({ id }) => ids.includes(String(id)))),
  };
};
