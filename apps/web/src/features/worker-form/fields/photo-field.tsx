import { WORKER_IMAGE_MAX_MB } from "@emdia/contract/limits.ts";
import { Button, FileButton, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { workerImageQuery } from "../../../shared/workers/worker-query.ts";
import classes from "../worker-form.module.css";
import { useRemoveImage, useSetImage } from "../worker-queries.ts";

const ACCEPTED = "image/jpeg,image/png,image/webp";
const MEGABYTE = 1_000_000;

/** The refusals of type and size name the accepted values; other errors use the server's message. */
export const usePhotoFault = () => {
  const { t } = useTranslation("workerForm");
  const messageOf = useMessageOf();
  return (error: unknown): string => {
    const code = error instanceof ApiFailure ? error.code : undefined;
    if (code === "request.unsupported_type") return t("photo.wrongType");
    return code === "request.too_large" ? t("photo.tooLarge", { megabytes: WORKER_IMAGE_MAX_MB }) : messageOf(error);
  };
};

const Picture = ({ url, name }: { readonly url: string | undefined; readonly name: string }) => {
  const { t } = useTranslation("workerForm");
  if (!url) return <div className={classes.noPhoto}>{t("photo.none")}</div>;
  return <img className={classes.photo} src={url} alt={t("photo.of", { name })} />;
};

type ChoosingProps = { readonly label: string; readonly busy?: boolean; readonly onChoose: (photo: File) => void };
const ChoosePhoto = ({ label, busy = false, onChoose }: ChoosingProps) => {
  const forget = useRef<() => void>(null);
  const choose = (photo: File | null) => {
    // Resets the input, because choosing the same file again would fire no change event.
    forget.current?.();
    if (photo) onChoose(photo);
  };
  return (
    <FileButton accept={ACCEPTED} resetRef={forget} onChange={choose}>
      {(props) => (
        <Button variant="default" loading={busy} {...props}>
          {label}
        </Button>
      )}
    </FileButton>
  );
};

type Chosen = { readonly photo: Blob | null; readonly onPhoto: (photo: Blob | null) => void; readonly name: string };

/** Photo of a new worker, uploaded after the record is created. */
export const NewPhoto = ({ photo, onPhoto, name }: Chosen) => {
  const { t } = useTranslation("workerForm");
  const [url, setUrl] = useState<string>();
  const tooLarge = photo !== null && photo.size > WORKER_IMAGE_MAX_MB * MEGABYTE;
  useEffect(() => {
    if (!photo) return setUrl(undefined);
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <div className={classes.photoField}>
      <Picture url={url} name={name} />
      <Group gap="xs">
        <ChoosePhoto label={t(photo ? "photo.change" : "photo.choose")} onChoose={onPhoto} />
        {photo && (
          <Button variant="subtle" onClick={() => onPhoto(null)}>
            {t("photo.remove")}
          </Button>
        )}
      </Group>
      <p className={classes.quiet}>{t("photo.says", { megabytes: WORKER_IMAGE_MAX_MB })}</p>
      {tooLarge && <RefusalNote>{t("photo.tooLarge", { megabytes: WORKER_IMAGE_MAX_MB })}</RefusalNote>}
    </div>
  );
};

type Props = {
  readonly id: number;
  readonly name: string;
  readonly hasImage: boolean;
  readonly updatedAt: string;
  readonly mayChange: boolean;
};

/** Photo of an existing worker. It uploads as soon as the user chooses it. */
export const PhotoField = ({ id, name, hasImage, updatedAt, mayChange }: Props) => {
  const { t } = useTranslation("workerForm");
  const { data, error: notShown } = useQuery({ ...workerImageQuery(id, updatedAt), enabled: hasImage });
  const set = useSetImage();
  const remove = useRemoveImage();
  const fault = usePhotoFault();
  const choose = (image: File) => set.mutate({ id, image }, { onSuccess: () => notify.success(t("photo.done")) });
  const error = set.error ?? remove.error ?? notShown;
  return (
    <div className={classes.photoField}>
      <Picture url={hasImage ? data?.url : undefined} name={name} />
      {mayChange && (
        <Group gap="xs">
          <ChoosePhoto label={t(hasImage ? "photo.change" : "photo.choose")} busy={set.isPending} onChoose={choose} />
          {hasImage && (
            <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate(id)}>
              {t("photo.remove")}
            </Button>
          )}
        </Group>
      )}
      {mayChange && <p className={classes.quiet}>{t("photo.says", { megabytes: WORKER_IMAGE_MAX_MB })}</p>}
      {error && <RefusalNote>{fault(error)}</RefusalNote>}
    </div>
  );
};
