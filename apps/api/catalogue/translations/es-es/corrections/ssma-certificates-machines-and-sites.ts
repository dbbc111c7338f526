import type { TypeCorrections } from "../../../translation.ts";

export const ssmaCertificatesMachinesAndSitesCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CERT-NR11": [
    [
      "El operador del certificado es otro → Envíe el certificado del operador registrado.",
      "El certificado es de otro equipo → Capacite al colaborador en el equipo del proyecto y envíelo.",
    ],
    [
      "La tarjeta del operador venció → Renueve la tarjeta con el examen de salud y envíe su foto.",
      "La tarjeta de operador no se envió → Adjunte frente y dorso de la tarjeta.",
    ],
    [
      "Las horas del operador no constan → Solicite a la escuela la carga horaria en el certificado.",
      "La práctica en el equipo no se comprobó → Realice la evaluación práctica y adjunte el registro.",
    ],
    [
      "La CNH no se lee → Exporte la CNH digital en PDF y reenvíe.",
      "La categoría de la CNH no alcanza → Indique otro operador en el registro o envíe la CNH de la categoría exigida.",
    ],
  ],
  "SSMA-CERT-NR12": [
    [
      "Ninguna máquina se cita → Solicite al instructor el certificado con la máquina.",
      "La máquina del certificado no es la del proyecto → Capacite al operador en la máquina usada y envíelo.",
    ],
    [
      "El contenido de la NR-12 no se lee → Digitalice el dorso en buena resolución.",
      "El bloqueo de energías no consta → Complete la capacitación con bloqueo y etiquetado.",
    ],
    [
      "La máquina cambió después de la capacitación → Haga la actualización y envíe el nuevo certificado.",
      "La capacitación es posterior al inicio de la operación → Registre la supervisión en el período y adjúntela.",
    ],
    [
      "El certificado NR-12 está sin firma → Recoja las firmas del instructor y del operador.",
      "El instructor de la NR-12 no tiene formación indicada → Adjunte la calificación del instructor.",
    ],
  ],
  "SSMA-CERT-NR13": [
    [
      "El curso no corresponde al equipo → Envíe el certificado del tipo operado.",
      "Las horas no alcanzan el anexo I de la NR-13 → Complete la capacitación de seguridad.",
    ],
    [
      "La declaración de la práctica no vino → Solicite a la empresa de la práctica la declaración con las horas.",
      "La práctica fue en otra categoría → Realice la práctica en la categoría operada.",
    ],
    [
      "El certificado no identifica al operador → Pida la copia con nombre y CPF.",
      "La escolaridad no se comprobó → Adjunte el historial o certificado escolar.",
    ],
    [
      "El certificado de operador no se firmó → Obtenga la copia firmada por el supervisor técnico.",
      "El supervisor técnico de la NR-13 no está habilitado → Solicite al centro el responsable con CREA.",
    ],
  ],
  "SSMA-CERT-NR18": [
    [
      "El certificado es de otra norma de obra → Envíe el certificado de la NR-18.",
      "La carga del básico de la NR-18 no alcanza → Rehaga la capacitación con la carga del anexo I.",
    ],
    [
      "La capacitación fue de otra obra → Complemente con los riesgos de esta obra y adjunte la lista de asistencia.",
      "El programa de la obra no se describió → Adjunte el contenido programático de la obra.",
    ],
    [
      "La capacitación de la construcción venció → Realice la periódica de la NR-18 y envíela.",
      "No hay fecha en la capacitación de obra → Solicite la copia con la fecha.",
    ],
    [
      "El colaborador no está en la lista de la obra → Inclúyalo en un nuevo grupo y envíe la lista.",
      "La lista de la obra no se firmó → Recoja las firmas en la lista y digitalice.",
    ],
  ],
  "SSMA-CERT-NR34": [
    [
      "La función en el trabajo en caliente no se dice → Pida al instructor que la indique.",
      "La función capacitada no es la del proyecto → Capacite al colaborador en la función de trabajo en caliente ejercida.",
    ],
    [
      "El programa de trabajo en caliente no se lee → Digitalice nuevamente el programa.",
      "El uso de cilindros y el combate a incendios faltan → Complete la capacitación y envíe el dorso.",
    ],
    [
      "La capacitación en caliente venció → Haga la periódica antes de la próxima PT.",
      "Las horas del trabajo en caliente son insuficientes → Rehaga con 8 horas de admisión.",
    ],
    [
      "El certificado en caliente no está firmado → Recoja las firmas y reenvíe.",
      "La calificación de soldadura no se envió → Adjunte el registro de calificación del soldador.",
    ],
  ],
  "SSMA-CERT-NR20": [
    [
      "El nivel de la NR-20 no se informa → Solicite el certificado con el nivel.",
      "El nivel del curso es menor que el exigido → Matricule al colaborador en el nivel de la clase de la instalación.",
    ],
    [
      "La actualización de la NR-20 venció → Haga la actualización de 4 horas y envíela.",
      "El plazo del nivel avanzado es menor → Verifique el nivel y realice la actualización debida.",
    ],
    [
      "La parte práctica no fue en la instalación → Realice la práctica en la instalación del proyecto.",
      "El contenido de la NR-20 no se adjuntó → Adjunte el programa con las propiedades y controles.",
    ],
    [
      "El certificado de inflamables no tiene firmas → Obtenga la copia firmada en la escuela.",
      "El responsable del curso de inflamables no está habilitado → Solicite un certificado con profesional habilitado.",
    ],
  ],
  "SSMA-CERT-ESCAVACAO": [
    [
      "Es el certificado general de obra → Envíe el registro de la capacitación en excavación.",
      "Entibación y talud no se trataron → Complemente la capacitación e incluya el módulo de estabilidad.",
    ],
    [
      "Las redes enterradas no constan → Incluya la consulta de interferencias en la capacitación.",
      "El procedimiento del proyecto no se cita → Adjunte el procedimiento de excavación del proyecto.",
    ],
    [
      "La capacitación en excavación es antigua → Realice un nuevo grupo y envíe la lista.",
      "La lista de la excavación no está firmada → Recoja la firma del colaborador en la lista.",
    ],
    [
      "El nombre del instructor no se lee → Digitalice la lista con mejor resolución.",
      "El instructor de excavación no está habilitado → Capacite con un profesional habilitado y envíelo.",
    ],
  ],
};
