export function tokensCss(): string
