import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useLinkedNames } from "../../../shared/panels/use-linked-names.ts";
import { useMoveFocusOnUnmount } from "../../../shared/ui/focus/use-move-focus-on-unmount.ts";
import { type ActiveFilter, activeFilters, isNarrowed, noFilters } from "./active-filters.ts";
import classes from "./filter-chips.module.css";
import type { ProjectFilter } from "./project-filter.ts";
import { useCompanyChoices, useFacilityChoices } from "./use-choices.ts";

const linkedKinds = { projects: "projects", departments: "departmentIds", provider: "providers" } as const;

const useValueText = ({ projects, departments: departmentIds, provider: providers }: ProjectFilter["asked"]) => {
  const linked = useLinkedNames({ projects, departmentIds, providers });
  const { t } = useTranslation("projects");
  const { day } = useFormat();
  const known = { companies: useCompanyChoices(), facilities: useFacilityChoices() };
  return (active: ActiveFilter): string => {
    if ("day" in active) return day(active.day);
    if ("count" in active) return linked(linkedKinds[active.kind]) ?? String(active.count);
    if ("plans" in active) return active.plans.join(", ");
    return known[active.kind].choices.find(({ id }) => id === active.id)?.name ?? t("filter.unknown", { id: active.id });
  };
};

type Props = { readonly filter: ProjectFilter };

/** A chip unmounts when the user presses it, so it moves the focus. */
const ChipItem = ({ children }: { readonly children: ReactNode }) => <li ref={useMoveFocusOnUnmount<HTMLLIElement>()}>{children}</li>;

const Chips = ({ filter: { asked, choose } }: Props) => {
  const { t } = useTranslation("projects");
  const valueText = useValueText(asked);
  return (
    <ul className={classes.chips} aria-label={t("filter.active")}>
      {activeFilters(asked).map((active) => {
        const label = `${t(`filter.${active.kind}`)}: ${valueText(active)}`;
        return (
          <ChipItem key={label}>
            <button
              type="button"
              className={classes.chip}
              aria-label={t("filter.remove", { filter: label })}
              onClick={() => choose(active.change)}
            >
              <span>{label}</span>
              <IconX size={14} stroke={2} aria-hidden="true" />
            </button>
          </ChipItem>
        );
      })}
      <ChipItem>
        <Button variant="subtle" size="compact-sm" className={classes.clear} onClick={() => choose(noFilters)}>
          {t("filter.clear")}
        </Button>
      </ChipItem>
    </ul>
  );
};

/** The active filters as chips; each chip removes its filter. */
export const FilterChips = ({ filter }: Props) => isNarrowed(filter.asked) && <Chips filter={filter} />;
