import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import { describeFilter } from "@emdia/contract/panels/words/describe-filter.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../shared/files/open-file.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { filterNamesQuery } from "../../../shared/panels/filter-names-query.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import type { PanelSearch } from "../panel-search.ts";

type Input = { readonly panel: HTMLElement; readonly filter: PanelSearch };
/** Time after which a slow browser has read the picture. */
const URL_LIFE_MS = 60_000;

/** Company, filter and time of a picture in words. */
const useCaption = () => {
  const { t } = useTranslation("panels");
  const client = useQueryClient();
  const [companies] = useSelectedCompanies();
  const { day, instant } = useFormat();
  // Each text keeps its parameters, which the contract fills.
  const unknown = { id: "{{id}}" };
  const period = { from: "{{from}}", to: "{{to}}" };
  const words = {
    type: t("filter.type"),
    projects: t("filter.projects"),
    areas: t("filter.areas"),
    supplier: t("filter.supplier"),
    companies: t("filter.companies"),
    startDate: t("filter.startDate"),
    endDate: t("filter.endDate"),
    period: {
      name: t("filter.period.name"),
      from: t("filter.period.from", period),
      to: t("filter.period.to", period),
      both: t("filter.period.both", period),
    },
    unknownProject: t("filter.unknownProject", unknown),
    unknownArea: t("filter.unknownArea", unknown),
    unknownSupplier: t("filter.unknownSupplier", unknown),
  };
  return async (filter: PanelSearch): Promise<readonly string[]> => {
    const { projects, departmentIds, provider, companies: chosen } = filter;
    const names = await client.fetchQuery(
      filterNamesQuery(
        { projects, departmentIds, companies: chosen, providers: provider === undefined ? undefined : [provider] },
        companies,
      ),
    );
    return [
      `${t("file.company")}: ${names.companies.map(({ name }) => name).join(", ")}`,
      ...describeFilter({ filter, names, words, dayText: day }).map(({ label, value }) => `${label}: ${value}`),
      `${t("file.time")}: ${instant(new Date().toISOString())}`,
    ];
  };
};

/** Downloads a panel as a picture, with company, filter and time below it. */
export const useSavePicture = (name: PanelName) => {
  const { t } = useTranslation("panels");
  const caption = useCaption();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ panel, filter }: Input) =>
      saveFile(async () => {
        const [lines, { drawPanel }] = await Promise.all([caption(filter), import("./draw-panel.ts")]);
        const url = URL.createObjectURL(await drawPanel(panel, lines));
        setTimeout(() => URL.revokeObjectURL(url), URL_LIFE_MS);
        return { url, name: `${t(`panels.${name}`)}.png` };
      }),
  });
  return { save: (input: Input) => !isPending && mutate(input), isSaving: isPending };
};
