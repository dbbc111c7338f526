import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { Panel, PanelName } from "@emdia/contract/panels/preferences.ts";
import { ActionIcon, Checkbox, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./arrange.module.css";
import { movePanel, showPanel } from "./panel-order.ts";
import { SortableRow } from "./sortable-row.tsx";

type Props = { readonly panels: readonly Panel[]; readonly onChange: (panels: readonly Panel[]) => void };
type Control = "up" | "down" | "shown";
type Moved = { readonly type: PanelName; readonly control: Control };

/** Restores the focus on the control of a moved row, because the browser drops it when the row changes its place. */
const useFocusAfterMove = (panels: readonly Panel[]) => {
  const rows = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  useEffect(() => {
    if (!moved || panels.length === 0) return;
    rows.current?.querySelector<HTMLElement>(`[data-panel="${moved.type}"] [data-control="${moved.control}"]`)?.focus();
  }, [moved, panels]);
  return { rows, moved, setMoved };
};

const controlOf = (target: EventTarget): Control => {
  const control = target instanceof Element ? target.closest("[data-control]")?.getAttribute("data-control") : null;
  return control === "up" || control === "down" ? control : "shown";
};
/** The library announces nothing, because the row names its new place itself. */
const silent = {
  screenReaderInstructions: { draggable: "" },
  announcements: { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined },
};
/** A press without a movement is no drag. */
const DRAG_START_PX = 4;
const steps: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };

/** Rows of the panels in their order. The pointer drags them; buttons, and Alt with an arrow key, move them as well. */
export const ArrangeRows = ({ panels, onChange }: Props) => {
  const { t } = useTranslation("panels");
  const { rows, moved, setMoved } = useFocusAfterMove(panels);
  const move = (type: PanelName, by: number, control: Control) => {
    setMoved({ type, control });
    onChange(movePanel(panels, type, by));
  };
  const onKeyDown = (type: PanelName) => (event: KeyboardEvent) => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(type, by, controlOf(event.target));
  };
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_START_PX } }));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: unknown) => panels.findIndex(({ type }) => type === id);
    const dragged = panels[placeOf(active.id)];
    if (dragged && over) move(dragged.type, placeOf(over.id) - placeOf(active.id), "shown");
  };
  const place = panels.find(({ type }) => type === moved?.type)?.order;
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={onDragEnd}>
      <SortableContext items={panels.map(({ type }) => type)} strategy={verticalListSortingStrategy}>
        <ol ref={rows} className={classes.rows}>
          {panels.map(({ type, active, order }) => {
            const name = t(`panels.${type}`);
            return (
              <SortableRow key={type} type={type} onKeyDown={onKeyDown(type)}>
                <Checkbox
                  data-control="shown"
                  label={name}
                  checked={active}
                  onChange={({ currentTarget }) => onChange(showPanel(panels, type, currentTarget.checked))}
                />
                <ActionIcon
                  variant="default"
                  size={36}
                  data-control="up"
                  aria-label={t("arrange.up", { name })}
                  disabled={order === 1}
                  onClick={() => move(type, -1, "up")}
                >
                  <IconArrowUp size={16} aria-hidden="true" />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  size={36}
                  data-control="down"
                  aria-label={t("arrange.down", { name })}
                  disabled={order === panels.length}
                  onClick={() => move(type, 1, "down")}
                >
                  <IconArrowDown size={16} aria-hidden="true" />
                </ActionIcon>
              </SortableRow>
            );
          })}
        </ol>
      </SortableContext>
      <VisuallyHidden role="status">
        {moved && place !== undefined && t("arrange.moved", { name: t(`panels.${moved.type}`), place, total: panels.length })}
      </VisuallyHidden>
    </DndContext>
  );
};
