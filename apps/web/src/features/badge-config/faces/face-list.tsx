import type { BadgeFieldKey } from "@emdia/contract/badges/config-routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowsExchange, IconArrowUp, IconX } from "@tabler/icons-react";
import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";
import classes from "./faces.module.css";
import { type FaceName, type Faces, isFull, otherFace, type Place } from "./faces.ts";

const DRAG_TYPE = "application/x-badge-field";

export type FieldMoves = {
  readonly onStep: (key: BadgeFieldKey, face: FaceName, step: -1 | 1) => void;
  readonly onPlace: (key: BadgeFieldKey, place: Place) => void;
  readonly onRemove: (key: BadgeFieldKey, face: FaceName) => void;
};
type Props = FieldMoves & {
  readonly faces: Faces;
  readonly face: FaceName;
  readonly labelOf: (key: BadgeFieldKey) => string;
  readonly mayChange: boolean;
};

/** Handlers of one drop position. Drags of anything but a field of a badge are ignored. */
const dropAt = ({ faces, onPlace }: Props, place: Place) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(DRAG_TYPE);
    const key = [...faces.firstFace, ...faces.secondFace].find((known) => known === dragged);
    if (key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onPlace(key, place);
  },
});

const FieldTools = (props: Props & { readonly field: BadgeFieldKey; readonly at: number }) => {
  const { faces, face, field, at, labelOf, onStep, onPlace, onRemove } = props;
  const { t } = useTranslation("badgeConfig");
  const name = labelOf(field);
  const other = otherFace(face);
  const tool = (label: string) => ({ "aria-label": label, title: label, size: 32 });
  return (
    <span className={classes.tools}>
      <ActionIcon {...tool(t("faces.up", { name }))} disabled={at === 0} onClick={() => onStep(field, face, -1)}>
        <IconArrowUp size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon {...tool(t("faces.down", { name }))} disabled={at === faces[face].length - 1} onClick={() => onStep(field, face, 1)}>
        <IconArrowDown size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        {...tool(t(`faces.across.${face}`, { name }))}
        disabled={isFull(faces, other)}
        onClick={() => onPlace(field, { face: other, at: faces[other].length })}
      >
        <IconArrowsExchange size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon {...tool(t("faces.remove", { name }))} onClick={() => onRemove(field, face)}>
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
    </span>
  );
};

/** The fields of one face in order. Buttons move them; a mouse drags them too. */
export const FaceList = (props: Props) => {
  const { faces, face, labelOf, mayChange } = props;
  const { t } = useTranslation("badgeConfig");
  const fields = faces[face];
  return (
    <ol className={classes.fields} aria-label={t(`faces.${face}`)} {...dropAt(props, { face, at: fields.length })}>
      {fields.length === 0 && <li className={classes.empty}>{t("faces.empty")}</li>}
      {fields.map((field, at) => (
        <li
          key={field}
          className={classes.field}
          draggable={mayChange}
          onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAG_TYPE, field)}
          {...dropAt(props, { face, at })}
        >
          <span className={classes.name}>{labelOf(field)}</span>
          {mayChange && <FieldTools {...props} field={field} at={at} />}
        </li>
      ))}
    </ol>
  );
};
