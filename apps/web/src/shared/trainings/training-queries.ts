/** Query key prefix of all data of trainings; a change of a configuration or class invalidates it. */
export const everyTraining = ["trainings"] as const;
