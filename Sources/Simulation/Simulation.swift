/// Journeys of devices, and what can be said of all devices at once.
public enum Simulation {}
