import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "profile.not_found": "Perfil de acceso no encontrado.",
  "profile.name_taken": "La empresa ya tiene un perfil de acceso con este nombre.",
  "profile.in_use": "Este perfil no se puede eliminar mientras haya usuarios o invitaciones vinculados a él.",
  "profile.stale": "Otra persona cambió este perfil mientras usted lo editaba.",
  "profile.beyond_own": "No puede conceder permisos que no tiene en esta empresa.",
  "profile.relation_unfit": "Este tipo de relación no se aplica a la empresa.",
  "profile.side_unfit": "Hay permisos que no se aplican al tipo de relación elegido.",
  "profile.locks_out": "Con este cambio nadie más podría editar los perfiles de acceso de la empresa.",
};
