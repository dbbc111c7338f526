import type { TypeCorrections } from "../../../translation.ts";

export const ssmaCertificatesElectricalAndHeightCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CERT-NR10": [
    [
      "El curso es de otra norma → Envíe el certificado de la NR-10, básico o actualización.",
      "El certificado NR-10 es de otra persona → Solicite a la escuela la segunda copia a nombre del colaborador.",
    ],
    [
      "La carga horaria de la NR-10 no está escrita → Pida a la escuela el certificado con las horas.",
      "Las horas son menos que las del anexo III de la NR-10 → Rehaga el curso con la carga completa y envíelo.",
    ],
    [
      "La actualización bienal venció → Matricule al colaborador en la actualización de la NR-10 antes de volver a la actividad.",
      "Solo vino la actualización, sin el básico → Adjunte también el certificado del curso básico.",
    ],
    [
      "El colaborador cambió de empresa y no se actualizó → Haga la actualización exigida por el ítem 10.8.8.2 y envíela.",
      "El empleador del certificado no es el actual → Realice la actualización por el proveedor actual.",
    ],
    [
      "Falta la firma del responsable técnico de la NR-10 → Solicite a la escuela la copia firmada por el ingeniero.",
      "La calificación de los instructores no se informa → Pida a la escuela el dorso con nombres, formación y matrículas.",
    ],
  ],
  "SSMA-CERT-NR10-SEP": [
    [
      "El certificado es solo del básico → Matricule al colaborador en el SEP y envíe el certificado.",
      "El básico, que es requisito, no se envió → Añada el certificado del básico al del SEP.",
    ],
    [
      "Las horas del SEP no alcanzan → Complete el curso SEP con la carga del anexo III.",
      "El módulo no es del tipo de instalación del proyecto → Realice el módulo específico (línea, subestación, planta).",
    ],
    [
      "El SEP superó los dos años → Agende la actualización del SEP y envíe el certificado nuevo.",
      "La fecha del SEP no se lee → Solicite a la escuela la segunda copia con la fecha.",
    ],
    [
      "El certificado SEP no está firmado → Pida a la escuela la copia firmada por instructor y responsable.",
      "El contenido del SEP no está en el dorso → Digitalice el dorso con el contenido programático del SEP.",
    ],
  ],
  "SSMA-NR10-AUTORIZACAO": [
    [
      "El alcance no está definido → Emita la autorización con tensión, instalaciones y servicios.",
      "El servicio del proyecto no está autorizado → Amplíe la autorización y rehaga la carta con el servicio.",
    ],
    [
      "El profesional habilitado responsable no se cita → Incluya nombre y matrícula del responsable.",
      "No hay prueba de la calificación → Adjunte el diploma o la capacitación supervisada por un habilitado.",
    ],
    [
      "La autorización es de una empresa anterior → Emita la autorización por el proveedor actual.",
      "La autorización no está firmada → Recoja las firmas de la empresa y del habilitado.",
    ],
    [
      "La autorización es anterior a la actualización vencida → Renueve la autorización después de la actualización.",
      "La identificación de la autorización no se mostró → Adjunte una foto de la credencial o la pantalla del sistema.",
    ],
  ],
  "SSMA-CERT-NR33": [
    [
      "El certificado no es de la NR-33 → Envíe el certificado de espacio confinado.",
      "El nombre en el certificado NR-33 no coincide → Solicite al centro de capacitación la corrección del nombre.",
    ],
    [
      "Solo vino el periódico → Adjunte el inicial de 16 horas junto con el periódico.",
      "Las horas de la NR-33 son insuficientes → Rehaga la capacitación con la carga de la norma.",
    ],
    [
      "La capacitación anual de la NR-33 venció → Agende la periódica y suspenda la entrada en espacio confinado.",
      "Falta la fecha de conclusión de la NR-33 → Pida al centro de capacitación el certificado fechado.",
    ],
    [
      "La práctica no está registrada → Solicite el registro de la práctica con lugar y equipos.",
      "El instructor no comprueba su idoneidad → Adjunte la comprobación de idoneidad del instructor.",
    ],
    [
      "Falta una firma en el certificado NR-33 → Recoja la firma que falta y digitalice frente y dorso.",
      "El dorso del certificado NR-33 no se lee → Digitalice de nuevo a 300 dpi.",
    ],
  ],
  "SSMA-CERT-NR33-SUPERVISOR": [
    [
      "El certificado es de trabajador y vigía → Matricule al colaborador en el curso de supervisor.",
      "La carga de supervisor es menor que la de la norma → Complete el curso hasta 40 horas.",
    ],
    [
      "La periódica del supervisor venció → Haga la periódica; hasta entonces otro supervisor firma la PET.",
      "No hay fecha en el certificado de supervisor → Solicite la copia con la fecha.",
    ],
    [
      "El contenido de supervisor no se adjuntó → Envíe el dorso con el programa del curso.",
      "El programa no cita la PET → Complete la formación con el módulo de permiso de entrada.",
    ],
    [
      "El nombramiento no tiene la conformidad del supervisor → Recoja la firma del supervisor en la carta.",
      "El nombramiento del supervisor no se envió → Emita la carta de nombramiento para el proyecto.",
    ],
  ],
  "SSMA-CERT-NR35": [
    [
      "El certificado NR-35 pertenece a otra persona → Solicite a la escuela el certificado de este colaborador.",
      "El colaborador no firmó el certificado NR-35 → Recoja la firma del colaborador y digitalice.",
    ],
    [
      "El curso fue solo a distancia → Haga la parte práctica presencial y envíe el certificado completo.",
      "La carga de la NR-35 es menor que 8 horas → Rehaga la capacitación con la carga mínima.",
    ],
    [
      "La capacitación de altura venció → Agende la periódica de la NR-35 y suspenda el trabajo en altura.",
      "La fecha de la capacitación de altura no consta → Pida a la escuela la copia con fecha y lugar.",
    ],
    [
      "La capacitación la dio la empresa anterior → Valide el aprovechamiento y adjunte la evaluación hecha por el proveedor.",
      "El regreso de licencia pide capacitación eventual → Realice la eventual de la NR-35 y envíela.",
    ],
    [
      "El programa de la NR-35 no se envió → Digitalice el dorso del certificado de altura.",
      "El responsable técnico de la NR-35 no se cita → Solicite a la escuela el responsable con matrícula.",
    ],
  ],
};
