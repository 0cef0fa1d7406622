"""Figures about the running server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One set of figures a server, so that two in one process do not mix theirs."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Counter("carbarn_tables_created", "Tables set up", registry=registry)
        self.open_tables = Gauge("carbarn_tables_in_memory", "Tables in this process's memory", registry=registry)
        self.stored = Gauge("carbarn_tables_stored", "Tables in the database", ["status"], registry=registry)
        self.steps = Counter("carbarn_steps", "Steps written to logs", ["kind"], registry=registry)
        self.refused = Counter("carbarn_refusals", "Requests refused", ["code"], registry=registry)
        self.connections = Gauge("carbarn_connections", "Live connections", registry=registry)
        self.moves = Histogram(
            "carbarn_move_seconds", "From a move's arrival to its confirmation", buckets=_SECONDS, registry=registry
        )
        self.commits = Histogram("carbarn_commit_seconds", "Writing a step", buckets=_SECONDS, registry=registry)
        self.bot_queue = Gauge("carbarn_bot_queue", "Decisions that bots have to make", registry=registry)
        self.bot_thinking = Histogram(
            "carbarn_bot_seconds", "A bot's decision, waiting for a thread included", ["level"], buckets=_SECONDS,
            registry=registry,
        )  # fmt: skip

    def page(self) -> bytes:
        """What Prometheus reads."""
        return generate_latest(self.registry)
